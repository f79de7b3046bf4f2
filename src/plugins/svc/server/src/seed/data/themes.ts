/** What events of one category are about. */
export interface Theme {
  category: string;
  subjects: string[];
  formats: string[];
  /** What visitors do there, to complete "Come to …". */
  draw: string;
}

function theme(category: string, subjects: string, formats: string, draw: string): Theme {
  return { category, subjects: subjects.split(', '), formats: formats.split(', '), draw };
}

export const themes: Theme[] = [
  theme(
    'Music',
    'Jazz, Chamber Music, Folk, Indie, Gospel Choir, String Quartet, Brass Band, Synth',
    'Night, Concert, Matinee, Live Session, Showcase, Open Stage',
    'hear new pieces next to ones you know by heart',
  ),
  theme(
    'Theatre & Film',
    'Short Film, Improv, Silent Film, Puppet Theatre, Documentary, One-Act Play',
    'Evening, Premiere, Double Bill, Festival, Late Show, Matinee',
    'see it on a big stage and stay for a talk with the cast',
  ),
  theme(
    'Talks & Learning',
    'Astronomy, City History, Urban Planning, Poetry, Deep Sea, Philosophy',
    'Lecture, Panel, Fireside Talk, Book Launch, Debate, Reading',
    'ask the questions that never fit into a programme note',
  ),
  theme(
    'Workshops',
    'Bookbinding, Pottery, Life Drawing, Screen Printing, Bread Baking, Bicycle Repair, Darkroom',
    'Workshop, Class, Taster, Masterclass, Drop-in, Weekend',
    'make something with your own hands; tools and materials are there',
  ),
  theme(
    'Food & Drink',
    'Cheese, Street Food, Natural Wine, Coffee, Ramen, Sourdough',
    'Tasting, Market, Supper Club, Fair, Brunch, Pairing',
    'taste what small producers of the region bring along',
  ),
  theme(
    'Sport & Outdoors',
    'Trail Running, Bouldering, Rowing, Orienteering, Cycling, Open Water',
    'Meet, Race, Tour, Beginners Day, Challenge, Camp',
    'move in good company, whatever your pace',
  ),
  theme(
    'Family',
    'Story Time, Robot Building, Kite Making, Nature Trail, Circus, Shadow Play',
    'Morning, Afternoon, Workshop, Holiday Club, Party, Picnic',
    'play, build and get a little messy together',
  ),
  theme(
    'Business & Tech',
    'Open Source, Data, Product Design, Accessibility, Web Performance, Climate Tech',
    'Meetup, Conference, Hack Day, Breakfast, Summit, Clinic',
    'swap notes with people who do the same work',
  ),
  theme(
    'Community',
    'Neighbourhood, Repair, Language, Board Game, Garden, Plant Swap',
    'Café, Exchange, Social, Clean-up, Open Day, Forum',
    'meet the people from around the corner',
  ),
  theme(
    'Art & Exhibitions',
    'Photography, Ceramics, Textile, Comic, Sculpture, Map',
    'Opening, Exhibition, Tour, Studio Visit, Fair, Retrospective',
    'look closely, with the artists at hand',
  ),
];

export const moods = [
  'Autumn',
  'Midnight',
  'Big',
  'Little',
  'Open-Air',
  'Candlelit',
  'Grand',
  'First',
  'Riverside',
  'Sunday',
  'Slow',
  'Electric',
  'Wandering',
  'Community',
];

export const tags = [
  'Accessible',
  'All ages',
  'Beginners welcome',
  'Outdoors',
  'Indoors',
  'Free parking',
  'Hybrid',
  'Online',
  'Members',
  'New',
  'Last chance',
  'Summer',
  'Winter',
  'Weekend',
  'After work',
  'English spoken',
  'Signed',
  'Dog friendly',
  'Refreshments',
  'Charity',
];

export const people = [
  'Amara Osei',
  'Jonas Weber',
  'Priya Raman',
  'Lucía Ferrer',
  'Tom Hadley',
  'Mei Tanaka',
  'Noah Bright',
  'Freya Lindqvist',
  'Samuel Kariuki',
  'Ines Duarte',
  'Marta Nowak',
  'Eli Cohen',
];

export const organizerNames = [
  'Blue Heron',
  'Tinderbox',
  'Open Window',
  'Wayfarer',
  'Night Owl',
  'Paper Boat',
  'Common Ground',
  'Third Floor',
  'Long Table',
  'Fieldwork',
  'Brightside',
  'Halfmoon',
  'Loose Ends',
];

export const organizerKinds = [
  'Collective',
  'Productions',
  'Society',
  'Trust',
  'Events',
  'Ensemble',
  'Foundation',
  'Club',
  'Association',
  'Workshop',
  'Network',
];
