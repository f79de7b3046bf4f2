import type { Theme } from './data/themes';
import { people } from './data/themes';
import type { Random } from './random';

const openings = [
  'Doors open half an hour before the start.',
  'Come as you are; nothing has to be brought along.',
  'Places are limited, so it is worth being early.',
  'There is a short break in the middle.',
  'The café stays open afterwards.',
];

const practical = [
  'Step-free entrance',
  'Bicycle stands at the door',
  'Ten minutes on foot from the main station',
  'Children under six come free',
  'Drinks and snacks at the bar',
  'Cloakroom in the basement',
];

/** Some three hundred characters of HTML, as an editor would write it. */
export function contentOf(random: Random, theme: Theme, city: string): string {
  const host = random.pick(people);
  const [first, second] = random.some(practical, 2);
  const opening = random.pick(openings);
  return [
    `<p>Come to ${city} and ${theme.draw}. <strong>${host}</strong> and guests lead the way. ${opening}</p>`,
    `<ul><li>${first}</li><li>${second}</li></ul>`,
    `<p>${theme.category.replace('&', 'and')} for the curious: <em>no previous knowledge needed</em>.</p>`,
  ].join('\n');
}
