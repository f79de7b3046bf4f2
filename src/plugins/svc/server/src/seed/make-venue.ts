import { cities, type City, streets, venueKinds, venueNames } from './data/cities-and-venues';
import { combination, randomOf } from './random';

export interface SeedVenue {
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  timezone: string;
  phone: string;
  website: string | null;
  lat: number;
  lng: number;
}

/** The city, and with it the time zone, of a venue. */
export function cityOfVenue(index: number): City {
  return cities[index % cities.length]!;
}

/** Every index has a title of its own. */
export function makeVenue(index: number): SeedVenue {
  const city = cityOfVenue(index);
  const turn = Math.floor(index / cities.length);
  // Each city begins elsewhere among the names; within one city they differ until all are used up.
  const [name, kind] = combination([venueNames, venueKinds], turn + (index % cities.length) * 68);
  const repeats = Math.floor(turn / (venueNames.length * venueKinds.length));
  const random = randomOf(`venue ${index}`);
  // Thousandths of a degree: within some kilometres of the middle of the city.
  const aside = () => random.between(-40, 40);
  return {
    title: `${name} ${kind} ${city.name}${repeats > 0 ? ` ${repeats + 1}` : ''}`,
    address: `${random.between(1, 180)} ${random.pick(streets)}`,
    city: city.name,
    state: city.state,
    zip: `${city.zip}${random.between(10, 99)}`,
    country: city.country,
    timezone: city.timezone,
    phone: `${city.phone} 555 ${random.between(1000, 9999)}`,
    website: random.chance(0.8) ? `https://venue-${index + 1}.example.test` : null,
    lat: (city.lat + aside()) / 1000,
    lng: (city.lng + aside()) / 1000,
  };
}
