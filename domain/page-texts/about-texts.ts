import {
  lineField,
  MOST_ENTRIES,
  pictureField,
  pictureTextField,
  searchFields,
  TITLE_AND_TEXT,
  textField,
} from './text-fields.ts';

/** Characters. */
const MOST_IN_STORY = 10_000;

const STORY = `{shop} began with a kettle. Ours had broken for the third time, and after two evenings of reading reviews we knew one thing: the good one existed, hardly anyone had heard of it, and it cost too much.

So we wrote to the people who made it and asked for twelve. They sold in a week, to friends first and then to friends of friends. We asked for forty. Then somebody wanted to know about headphones.

The list has grown since: electronics, things for the home, clothes, care, gear for outdoors. The way we choose has not. We look for what is made well, ask for a fair price, and pass it on.`;

const VALUES = [
  {
    title: 'Quality',
    text: 'We would rather list one good lamp than thirty lamps. What does not last, leaves.',
  },
  {
    title: 'Innovation',
    text: 'New is not better by itself. We welcome an idea when it makes a thing simpler, lighter or longer-lived.',
  },
  {
    title: 'Community',
    text: 'Reviews are published as written, the poor ones too. They are how we learn what to look for next.',
  },
];

const TEAM = [
  { name: 'Clara Voss', role: 'Founder', text: 'Bought the first twelve kettles. Still uses number one.' },
  { name: 'Amir Haddad', role: 'Buying', text: 'Says no to most things, kindly, and can say why.' },
  { name: 'June Park', role: 'Orders and shipping', text: 'Knows where your parcel is before you ask.' },
  {
    name: 'Tomás Rivera',
    role: 'Customer care',
    text: 'Answers every message himself, usually with a question.',
  },
].map((person) => ({ ...person, picture: '', pictureText: '' }));

/** Without story, values, team and closing words, the page says how to reach the shop. */
export const ABOUT_TEXTS = {
  heading: {
    ...lineField('Heading', 'We look for the few things worth owning.'),
    isRequired: true,
    withoutExamples: 'About {shop}',
  },
  storyTitle: lineField('Heading of the story', 'Founded in 2018, at a kitchen table'),
  story: {
    ...textField('Story', STORY),
    hint: 'An empty line begins a new paragraph.',
    most: MOST_IN_STORY,
    withoutExamples: '',
  },
  storyPicture: pictureField('Picture of the story', 'Beside the story, as a square.'),
  storyPictureText: pictureTextField('Picture of the story'),
  valuesTitle: { ...lineField('Heading of the values', 'What we hold to'), isRequired: true },
  values: {
    kind: 'list',
    label: 'Values',
    entry: 'value',
    initially: VALUES,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: TITLE_AND_TEXT,
  },
  teamTitle: { ...lineField('Heading of the team', 'Four people, one list'), isRequired: true },
  team: {
    kind: 'list',
    label: 'Team',
    entry: 'person',
    initially: TEAM,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: {
      name: { ...lineField('Name', ''), isRequired: true },
      role: lineField('Role', ''),
      text: textField('Text', ''),
      picture: pictureField('Picture', 'Above the name, as a square.'),
      pictureText: pictureTextField('Picture'),
    },
  },
  closing: {
    ...textField(
      'Closing words',
      'We will not always be the cheapest. We will always tell you what a thing is, what it costs, and when it arrives.',
    ),
    withoutExamples: '',
  },
  closingLink: { ...lineField('Link below the closing words', 'See what we found'), isRequired: true },
  ...searchFields(
    'About Us – {shop}',
    'Founded in 2018, {shop} looks for the few things worth owning and sells them for less.',
    'Who {shop} is, and how to reach us.',
  ),
} as const;
