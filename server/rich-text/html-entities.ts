/** Characters by their references in HTML: named ones of HTML 4, decimal and hexadecimal ones. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? whole;
      return decodeCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

/** Numbers from 128 to 159 mean characters of Windows-1252, as in browsers. */
function decodeCharacter(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS_1252.decode(Uint8Array.of(code));
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

const WINDOWS_1252 = new TextDecoder('windows-1252');

/** The names of the characters from 160 on, in their order. */
const LATIN_1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
  sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
  Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
  Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
  aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
  ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

/** Pairs of name and character. */
const OTHERS = `amp & lt < gt > quot " apos ' OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Yuml Ÿ fnof ƒ
  circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull •
  hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓
  harr ↔ rArr ⇒ lArr ⇐ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ prod ∏ sum ∑ minus −
  lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡
  le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋
  loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ star ☆ starf ★ phone ☎ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε
  Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ
  Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ
  nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Ccaron Č ccaron č
  cacute ć Cacute Ć lstrok ł Lstrok Ł nacute ń sacute ś zacute ź zdot ż aogon ą eogon ę ecaron ě rcaron ř`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(/\s+/).map((name, place): [string, string] => [name, String.fromCodePoint(160 + place)]),
  ...pairUp(OTHERS.split(/\s+/)),
  // Spaces of other widths, and characters that show nothing.
  ...(['ensp', 'emsp', 'thinsp'] as const).map((name): [string, string] => [name, ' ']),
  ...(['zwnj', 'zwj', 'lrm', 'rlm'] as const).map((name): [string, string] => [name, '']),
]);

function pairUp(words: readonly string[]): [string, string][] {
  return words.flatMap((name, place): [string, string][] =>
    place % 2 === 0 ? [[name, words[place + 1] ?? '']] : [],
  );
}
