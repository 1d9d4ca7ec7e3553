import { applyAnswers, decideAnswers, describeAnswers, explainAnswers } from './story-answers/rules'
import { applyPreparation, decidePreparation, describePreparation, explainPreparation } from './preparation/rules'
import { applyImport, decideImport, describeImport, explainImport } from './import/rules'
import { applyRecap, decideRecap, describeRecap, explainRecap } from './recap/rules'
import { applyThings, decideThings } from './things/rules'
import { describeThings, explainThings } from './things/words'

/** The Game Master's book: its slices, composed as one part of the campaign. */
export const book = {
  decide: { ...decideThings, ...decideRecap, ...decidePreparation, ...decideAnswers, ...decideImport },
  apply: { ...applyThings, ...applyRecap, ...applyPreparation, ...applyAnswers, ...applyImport },
  describe: { ...describeThings, ...describeRecap, ...describePreparation, ...describeAnswers, ...describeImport },
  explain: { ...explainThings, ...explainRecap, ...explainPreparation, ...explainAnswers, ...explainImport }
}
