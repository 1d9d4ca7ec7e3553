import { applyAnswers, decideAnswers } from './answers/rules'
import { describeAnswers, explainAnswers } from './answers/words'
import { applyPreparation, decidePreparation } from './preparation/rules'
import { describePreparation, explainPreparation } from './preparation/words'
import { applyImport, decideImport } from './import/rules'
import { describeImport, explainImport } from './import/words'
import { applyRecap, decideRecap } from './recap/rules'
import { describeRecap, explainRecap } from './recap/words'
import { applyThings, decideThings } from './things/rules'
import { describeThings, explainThings } from './things/words'

/** The Game Master's book: its slices, composed as one part of the campaign. */
export const book = {
  decide: { ...decideThings, ...decideRecap, ...decidePreparation, ...decideAnswers, ...decideImport },
  apply: { ...applyThings, ...applyRecap, ...applyPreparation, ...applyAnswers, ...applyImport },
  describe: { ...describeThings, ...describeRecap, ...describePreparation, ...describeAnswers, ...describeImport },
  explain: { ...explainThings, ...explainRecap, ...explainPreparation, ...explainAnswers, ...explainImport }
}
