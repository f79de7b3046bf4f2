export interface City {
  name: string;
  state: string;
  country: string;
  timezone: string;
  zip: string;
  phone: string;
}

/** Name, state, country, zone, start of the postal code, start of the telephone number. */
const lines = [
  'Berlin|Berlin|Germany|Europe/Berlin|10|+49 30',
  'Portland|Oregon|United States|America/Los_Angeles|972|+1 503',
  'Leeds|West Yorkshire|United Kingdom|Europe/London|LS1 |+44 113',
  'New York|New York|United States|America/New_York|100|+1 212',
  'Lyon|Rhône|France|Europe/Paris|690|+33 4',
  'Osaka|Osaka|Japan|Asia/Tokyo|530-00|+81 6',
  'Chicago|Illinois|United States|America/Chicago|606|+1 312',
  'Melbourne|Victoria|Australia|Australia/Melbourne|30|+61 3',
  'Bengaluru|Karnataka|India|Asia/Kolkata|5600|+91 80',
  'Zürich|Zürich|Switzerland|Europe/Zurich|80|+41 44',
  'São Paulo|São Paulo|Brazil|America/Sao_Paulo|010|+55 11',
  'Wellington|Wellington|New Zealand|Pacific/Auckland|60|+64 4',
  'Nairobi|Nairobi|Kenya|Africa/Nairobi|001|+254 20',
  'Lisbon|Lisbon|Portugal|Europe/Lisbon|11|+351 21',
];

export const cities: City[] = lines.map((line) => {
  const [name, state, country, timezone, zip, phone] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, state, country, timezone, zip, phone };
});

export const streets = [
  'Mill Lane',
  'Station Road',
  'Harbour Street',
  'Market Square',
  'Garden Avenue',
  'Bridge Street',
  'Church Row',
  'Park Drive',
  'Foundry Way',
  'River Walk',
];

export const venueNames = [
  'Harbour',
  'Old Mill',
  'Linden',
  'Union',
  'Riverside',
  'Granary',
  'Observatory',
  'Lantern',
  'Copper',
  'Northgate',
  'Orchard',
  'Meridian',
  'Willow',
  'Foundry',
  'Signal',
  'Cedar',
  'Station',
  'Atlas',
  'Juniper',
  'Bellfield',
  'Kiln',
];

export const venueKinds = [
  'Hall',
  'Theatre',
  'Arts Centre',
  'Gallery',
  'Library',
  'Club',
  'Studio',
  'Conference Centre',
  'Pavilion',
  'Community Centre',
  'Playhouse',
];
