import { fold } from '../mentions'
import { thingKinds, type ThingKind } from '../vocabulary'
import { folderOf } from './folder'

/**
 * Common names for a folder of each kind, in English, Spanish, French, German, Italian and Portuguese; folded for
 * comparison.
 */
const words: Readonly<Record<ThingKind, string>> = {
  person:
    'people persons person npcs npc characters character cast gods allies enemies villains contacts ' +
    'gente gentes personas persona personajes personaje pnjs pnj dioses aliados enemigos villanos ' +
    'gens personnes personne personnages personnage dieux ennemis ' +
    'personen person leute menschen figuren charaktere charakter nscs nsc gotter verbundete feinde ' +
    'persone persona personaggi personaggio png dei alleati nemici ' +
    'pessoas pessoa personagens personagem pdms pdm deuses aliados inimigos',
  place:
    'places place locations location cities city towns town villages regions region countries settlements dungeons geography ' +
    'lugares lugar localizaciones localizacion ubicaciones ciudades ciudad pueblos regiones paises mazmorras reinos sitios geografia ' +
    'lieux lieu endroits endroit villes ville villages regions pays donjons royaumes ' +
    'orte ort schauplatze schauplatz stadte stadt dorfer regionen lander verliese ' +
    'luoghi luogo citta paesi regioni regni ' +
    'locais local cidades cidade regioes masmorras',
  thing:
    'things thing items item objects object artifacts artefacts artifact treasures treasure equipment gear loot ' +
    'cosas cosa objetos objeto artefactos tesoros tesoro equipo ' +
    'choses chose objets objet artefacts tresors tresor equipement ' +
    'dinge ding gegenstande gegenstand objekte artefakte schatze ausrustung ' +
    'cose oggetti oggetto artefatti tesori tesoro equipaggiamento ' +
    'coisas coisa itens artefatos tesouros equipamento',
  thread:
    'threads thread quests quest plots plot plotlines storylines hooks missions ' +
    'hilos hilo tramas trama misiones mision ganchos ' +
    'fils intrigues intrigue quetes quete missions ' +
    'faden handlungsstrange handlungsstrang auftrage auftrag aufhanger ' +
    'fili trame trama missioni missione ' +
    'fios enredos missoes missao ganchos',
  secret: 'secrets secret secretos secreto secrets geheimnisse geheimnis segreti segreto segredos segredo',
  premise:
    'premises premise premisas premisa premisses premisse pramissen pramisse voraussetzungen premesse premessa premissas premissa',
  scene:
    'scenes scene encounters encounter escenas escena encuentros encuentro rencontres rencontre ' +
    'szenen szene szenenideen begegnungen begegnung scena incontri incontro cenas cena encontros encontro'
}

const kinds = new Map<string, ThingKind>(
  thingKinds.flatMap(kind => [
    ...words[kind].split(' ').map(word => [word, kind] as const),
    [fold(folderOf[kind]), kind] as const
  ])
)

/**
 * The kind of the notes in a folder, by its name; null when the name is unknown. `02 - Personajes` is a folder of
 * people.
 */
export function kindOfFolder(name: string): ThingKind | null {
  const folded = fold(name)
  const whole = kinds.get(folded.replaceAll(/^[\d\W_]+|[\W_]+$/g, ''))
  if (whole) return whole
  // Of several words only a plural decides the kind: “Secret society” is no folder of secrets.
  for (const word of folded.split(/[^\p{L}]+/u)) {
    const kind = kinds.get(word)
    if (kind && isPlural(word)) return kind
  }
  return null
}

/**
 * The kind of a note by its folders: the innermost known folder decides.
 * @param folders from the outermost to the innermost
 */
export function kindInFolders(folders: readonly string[]): ThingKind {
  return folders.reduceRight<ThingKind | null>((found, folder) => found ?? kindOfFolder(folder), null) ?? 'thing'
}

function isPlural(word: string): boolean {
  return /(?:s|x|people|gente|orte|leute|persone|personaggi|luoghi|personen|dinge|cose|fili|incontri)$/.test(word)
}
