import sharp from 'sharp';
import { food, workshops } from './at-the-table';
import { art, business, music, talks, theatre } from './on-stage';
import { community, family, sport } from './out-and-about';

export interface Poster {
  /** Whose events have it: the title of a category. */
  category: string;
  /** Of its file in the media library. */
  name: string;
  /** What it shows, for who cannot see it. */
  alt: string;
  draw: () => string;
}

/** In the order of the themes. */
export const posters: Poster[] = [
  {
    category: 'Music',
    name: 'music.jpg',
    alt: 'A black record on a turntable beside coloured sound bars, on violet',
    draw: music,
  },
  {
    category: 'Theatre & Film',
    name: 'theatre-and-film.jpg',
    alt: 'A laughing and a weeping mask in a spotlight, between red curtains',
    draw: theatre,
  },
  {
    category: 'Talks & Learning',
    name: 'talks-and-learning.jpg',
    alt: 'A yellow and a red speech bubble above the heads of an audience',
    draw: talks,
  },
  {
    category: 'Workshops',
    name: 'workshops.jpg',
    alt: 'A painted clay pot on a potter’s wheel, with bowls and a jar of brushes',
    draw: workshops,
  },
  {
    category: 'Food & Drink',
    name: 'food-and-drink.jpg',
    alt: 'A plate with lemon, tomatoes and olives from above, among slices of citrus fruit',
    draw: food,
  },
  {
    category: 'Sport & Outdoors',
    name: 'sport-and-outdoors.jpg',
    alt: 'A path between firs into violet mountains, with the sun behind them',
    draw: sport,
  },
  {
    category: 'Family',
    name: 'family.jpg',
    alt: 'Three bright kites in the sky above a meadow with flowers',
    draw: family,
  },
  {
    category: 'Business & Tech',
    name: 'business-and-tech.jpg',
    alt: 'Glowing dots of many colours, joined to a network, on dark blue',
    draw: business,
  },
  {
    category: 'Community',
    name: 'community.jpg',
    alt: 'A street of colourful houses at dusk, with bunting above and lights in the windows',
    draw: community,
  },
  {
    category: 'Art & Exhibitions',
    name: 'art-and-exhibitions.jpg',
    alt: 'Three framed pictures, lit from above, on the wall of a gallery',
    draw: art,
  },
];

/** As a JPEG, which every reader of feeds, mails and previews can show. */
export function printed({ draw }: Poster): Promise<Buffer> {
  return sharp(Buffer.from(draw())).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
