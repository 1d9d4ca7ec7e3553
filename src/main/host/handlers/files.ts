import { fail, ok, type Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Answer, Place } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Backstage, Doers } from '../handler-context'
import { deny } from '../denial'
import type { OpenCampaign } from '../host-state'
import { fileNameFor } from '../file-name'
import type { SavePlace } from '../dependencies'
import { found, lay, leave, openFile, rememberFile } from '../campaign-lifecycle'
import { play } from './play'
import { copyTitles, renaming, saveCopy } from '../retitle'

type FileAsks = 'new-campaign' | 'open' | 'cancel-opening' | 'save' | 'save-as' | 'save-copy' | 'close'

/** New, Open, Save, Save As, Save a Copy, Close. Places are picked before the turn begins: a dialog must not hold up the game. */
export function fileDoers(backstage: Backstage): Doers<FileAsks> {
  const { desk, house, turns, openings, publisher, stage } = backstage
  const { shell } = house

  const saveTo = (place: Place, write: (open: OpenCampaign, to: SavePlace) => Promise<Result<unknown, Problem>>) =>
    withPlace(shell.placeToSave(place, fileNameFor(desk.campaign?.chronicle.campaign.title ?? '')), to =>
      turns.take(() => onDesk(backstage, open => write(open, to)))
    )

  return {
    'new-campaign': async ask => {
      const chronicle = found(ask, house)
      if (!chronicle.ok) return chronicle
      return withPlace(shell.placeToSave(ask.place, fileNameFor(ask.title)), ({ path, whenTaken }) =>
        turns.take(async () => {
          const left = await leave(backstage)
          if (!left.ok) return left
          const created = await house.library.create(path, chronicle.value, whenTaken)
          if (created.ok) await lay(backstage, created.value, chronicle.value)
          return created
        })
      )
    },
    open: ({ place, mode }) => withPlace(shell.placeToOpen(place), path => openFile(backstage, path, mode)),
    'cancel-opening': async () => {
      openings.callOff()
      return ok(null)
    },
    save: () => turns.take(() => onDesk(backstage, save)),
    'save-as': ({ place, title }) =>
      saveTo(place, async ({ store }, { path, whenTaken }) => {
        if (store.status().path === path) return fail({ kind: 'unsupported', says: ownName })
        const before = store.id
        const saved = await store.saveAs(path, whenTaken)
        if (desk.pausedIn === before) desk.pausedIn = store.id
        await stage().follow(before, store.id)
        if (saved.ok && title !== undefined) await retitle(backstage, title)
        if (saved.ok) await rememberFile(backstage)
        publisher.publish()
        return saved
      }),
    'save-copy': async ({ place, title }) => {
      const titleFor = title === undefined ? await copyTitles(shell) : () => title
      return saveTo(place, (open, to) => saveCopy(open, to, titleFor, house.clock))
    },
    close: () => turns.take(async () => answer(await leave(backstage)))
  }
}

const ownName = 'This is the name that the campaign has already. Choose another one, or use Save now.'

/** An act like any other: it is in the log, and can be undone. It was saved under the new name before; a full file keeps its title. */
async function retitle(backstage: Backstage, title: string): Promise<void> {
  const { campaign } = backstage.desk
  if (!campaign || campaign.store.isFull || campaign.chronicle.campaign.title === title.trim()) return
  await play(backstage, renaming(title), { revision: null, actor: gm, campaign: null })
}

async function save({ store }: OpenCampaign): Promise<Result<void, Problem>> {
  const { save: state } = store.status()
  if (state.kind === 'not-saved') {
    const written = await store.tryAgain()
    if (!written.ok) return written
  }
  return store.checkpoint('save')
}

async function onDesk(
  { desk }: Backstage,
  task: (open: OpenCampaign) => Promise<Result<unknown, Problem>>
): Promise<Answer<'save'>> {
  return desk.campaign ? answer(await task(desk.campaign)) : deny({ kind: 'no-campaign' })
}

/** Nothing is done, and nothing is wrong, when the GM gives up on choosing. */
async function withPlace<Where>(
  picking: Promise<Result<Where | null, Problem>>,
  task: (where: Where) => Promise<Result<unknown, Problem> | Answer<'save'>>
): Promise<Answer<'save'>> {
  const picked = await picking
  if (!picked.ok) return deny(picked.error)
  return picked.value === null ? ok(null) : answer(await task(picked.value))
}

function answer(done: Result<unknown, Problem> | Answer<'save'>): Answer<'save'> {
  if (done.ok) return ok(null)
  const { error } = done
  return error.kind === 'problem' || error.kind === 'refused' ? { ok: false, error } : deny(error)
}
