import type { Venue } from '../queries/venues';

type Address = Pick<Venue, 'address' | 'zip' | 'city' | 'state' | 'country'>;

/** `Main Street 1, 10115 Berlin, Germany`; empty where nothing of it is known. */
export function addressText({ address, zip, city, state, country }: Address): string {
  const town = [zip, city].filter(Boolean).join(' ');
  return [address, town, state, country].filter(Boolean).join(', ');
}

/** The same with the name before it. */
export function placeText(venue: Venue): string {
  return [venue.title, addressText(venue)].filter(Boolean).join(', ');
}
