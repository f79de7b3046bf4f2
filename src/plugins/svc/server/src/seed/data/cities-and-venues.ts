export interface City {
  name: string;
  state: string;
  country: string;
  timezone: string;
  zip: string;
  phone: string;
  /** Of its middle, in thousandths of a degree. */
  lat: number;
  lng: number;
}

/** Name, state, country, zone, start of the postal code, start of the telephone number, and where its middle is. */
const lines = [
  'Berlin|Berlin|Germany|Europe/Berlin|10|+49 30|52520|13405',
  'Portland|Oregon|United States|America/Los_Angeles|972|+1 503|45515|-122679',
  'Leeds|West Yorkshire|United Kingdom|Europe/London|LS1 |+44 113|53801|-1549',
  'New York|New York|United States|America/New_York|100|+1 212|40713|-74006',
  'Lyon|Rhône|France|Europe/Paris|690|+33 4|45764|4836',
  'Osaka|Osaka|Japan|Asia/Tokyo|530-00|+81 6|34694|135502',
  'Chicago|Illinois|United States|America/Chicago|606|+1 312|41878|-87630',
  'Melbourne|Victoria|Australia|Australia/Melbourne|30|+61 3|-37814|144963',
  'Bengaluru|Karnataka|India|Asia/Kolkata|5600|+91 80|12972|77594',
  'Zürich|Zürich|Switzerland|Europe/Zurich|80|+41 44|47377|8541',
  'São Paulo|São Paulo|Brazil|America/Sao_Paulo|010|+55 11|-23551|-46633',
  'Wellington|Wellington|New Zealand|Pacific/Auckland|60|+64 4|-41287|174776',
  'Nairobi|Nairobi|Kenya|Africa/Nairobi|001|+254 20|-1286|36817',
  'Lisbon|Lisbon|Portugal|Europe/Lisbon|11|+351 21|38722|-9139',
];

export const cities: City[] = lines.map((line) => {
  const [name, state, country, timezone, zip, phone, lat, lng] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, state, country, timezone, zip, phone, lat: Number(lat), lng: Number(lng) };
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
