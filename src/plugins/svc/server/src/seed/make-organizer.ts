import { cities } from './data/cities-and-venues';
import { organizerKinds, organizerNames } from './data/themes';
import { combination, randomOf } from './random';

export interface SeedOrganizer {
  title: string;
  phone: string | null;
  website: string;
  email: string;
}

const cityNames = cities.map((city) => city.name);
const lists = [organizerNames, organizerKinds, cityNames];
const combinations = lists.reduce((product, list) => product * list.length, 1);

/** Every index has a title of its own. The first ones need no city to tell them apart. */
export function makeOrganizer(index: number): SeedOrganizer {
  const [name, kind, city] = combination(lists, index);
  const repeats = Math.floor(index / combinations);
  const isAmongFirst = index < organizerNames.length * organizerKinds.length;
  const random = randomOf(`organizer ${index}`);
  const title = [`${name} ${kind}`, isAmongFirst ? '' : city, repeats > 0 ? repeats + 1 : ''];
  return {
    title: title.filter(Boolean).join(' '),
    phone: random.chance(0.6) ? `+1 555 ${random.between(100, 999)} ${index % 9000}` : null,
    website: `https://organizer-${index + 1}.example.test`,
    email: `hello@organizer-${index + 1}.example.test`,
  };
}
