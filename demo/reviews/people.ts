import type { Chance } from './chance.ts';
import { type Deck, deckOf } from './deck.ts';

export type Person = { userName: string; userEmail: string };

/** Reviewers for one product, each once. The addresses use domains reserved for examples. */
export function peopleFor(chance: Chance): Deck<Person> {
  const everyone = cultures.flatMap(({ given, family }) =>
    given.flatMap((first) => family.map((last) => ({ first, last }))),
  );
  const some = chance.shuffled(everyone).slice(0, 60);
  return deckOf(
    some.map((name) => introduce(name, chance)),
    chance,
  );
}

type FullName = { first: string; last: string };

function introduce({ first, last }: FullName, chance: Chance): Person {
  const host = ['example.com', 'example.com', 'example.org', 'example.net'][chance.between(0, 3)];
  const userEmail = `${plainLetters(first)}.${plainLetters(last)}@${host}`;
  const roll = chance.next();
  if (roll < 0.7) return { userName: `${first} ${last}`, userEmail };
  if (roll < 0.9) return { userName: `${first} ${last.charAt(0)}.`, userEmail };
  return { userName: first, userEmail };
}

export function plainLetters(name: string): string {
  return name
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

export const cultures: readonly { given: readonly string[]; family: readonly string[] }[] = [
  {
    given: ['Hannah', 'Oliver', 'Grace', 'Callum', 'Ellen', 'Thomas', 'Ruth', 'Daniel'],
    family: ['Whitaker', 'Hughes', 'Sinclair', 'Bradley', 'Moss', 'Fletcher', 'Doyle'],
  },
  {
    given: ['Lena', 'Jonas', 'Katrin', 'Felix', 'Anneliese', 'Stefan', 'Miriam'],
    family: ['Brandt', 'Keller', 'Vogel', 'Hartmann', 'Lindner', 'Seidel'],
  },
  {
    given: ['Camille', 'Julien', 'Élodie', 'Mathieu', 'Solène', 'Bastien'],
    family: ['Moreau', 'Lefèvre', 'Girard', 'Roussel', 'Chevalier'],
  },
  {
    given: ['Lucía', 'Mateo', 'Ximena', 'Andrés', 'Carmen', 'Joaquín'],
    family: ['Herrera', 'Navarro', 'Ibáñez', 'Castillo', 'Muñoz', 'Paredes'],
  },
  {
    given: ['Giulia', 'Marco', 'Chiara', 'Lorenzo', 'Silvia'],
    family: ['Bianchi', 'Conti', 'Ferraro', 'Galli', 'Ricci'],
  },
  {
    given: ['Ingrid', 'Mikkel', 'Astrid', 'Søren', 'Elina', 'Henrik'],
    family: ['Lindqvist', 'Dahl', 'Nygaard', 'Bergström', 'Koskinen'],
  },
  {
    given: ['Zofia', 'Tomasz', 'Jana', 'Marek', 'Petra', 'Łukasz'],
    family: ['Kowalczyk', 'Novák', 'Wójcik', 'Horvat', 'Sokol'],
  },
  {
    given: ['Amara', 'Chidi', 'Wanjiru', 'Kwame', 'Thandiwe', 'Tunde'],
    family: ['Okafor', 'Mensah', 'Mwangi', 'Dlamini', 'Adeyemi'],
  },
  {
    given: ['Priya', 'Arjun', 'Meera', 'Rohan', 'Ananya', 'Vikram'],
    family: ['Sharma', 'Iyer', 'Banerjee', 'Kulkarni', 'Nair'],
  },
  {
    given: ['Layla', 'Omar', 'Yasmin', 'Karim', 'Noor', 'Samir'],
    family: ['Haddad', 'Mansour', 'Rahimi', 'El Amrani', 'Aziz'],
  },
  {
    given: ['Yuki', 'Haruto', 'Mei', 'Jun', 'Minji', 'Linh'],
    family: ['Tanaka', 'Kobayashi', 'Chen', 'Park', 'Nguyen', 'Wong'],
  },
  {
    given: ['Beatriz', 'Thiago', 'Marina', 'Rafael', 'Inês'],
    family: ['Carvalho', 'Azevedo', 'Teixeira', 'Moura', 'Pinto'],
  },
];
