/**
 * The words of spreadsheets for true and false in the languages of their menus, and those of Shopify and of
 * this shop's exports.
 */
const YES = `true yes 1 wahr vrai verdadero verdadeiro vero waar sant sand sann tosi prawda pravda igaz
  adevărat adevarat doğru dogru istina истина істина αληθης αληθής tõene patiess teisinga tiesa cert ja oui sí si`;
const NO = `false no 0 falsch faux falso onwaar falskt falsk usann epätosi epatosi fałsz falsz nepravda hamis
  fals yanlış yanliş yanlis laž laz ложь хибність лъжа ψευδης ψευδής väär aplams klaidinga netiesa nein non não`;

/** Parses a flag; null if the cell is neither yes nor no. */
export function readFlag(cell: string): boolean | null {
  const word = cell.trim().toLowerCase().normalize('NFC').replace('i\u0307', 'i');
  if (YES_WORDS.has(word)) return true;
  return NO_WORDS.has(word) ? false : null;
}

/** Writes a flag as Shopify does. */
export function flagText(flag: boolean): string {
  return flag ? 'TRUE' : 'FALSE';
}

const YES_WORDS = new Set(YES.split(/\s+/));
const NO_WORDS = new Set(NO.split(/\s+/));
