import { type Form, bookkeepingFields, identityFields } from './form';

export const venueForm: Form = {
  uid: 'plugin::svc.venue',
  fields: {
    title: { label: 'Name', placeholder: 'Town Hall' },
    address: { label: 'Street and number' },
    city: { label: 'City' },
    state: { label: 'State or region' },
    zip: { label: 'Postal code' },
    country: { label: 'Country' },
    phone: { label: 'Phone', help: 'With the country code.', placeholder: '+49 30 1234567' },
    website: {
      label: 'Website',
      help: 'The whole address, with http:// or https://.',
      placeholder: 'https://',
    },
    lat: {
      label: 'Latitude',
      help: 'In degrees, south of the equator with a minus. With it, the API finds the venue near a place.',
      placeholder: '52.52',
    },
    lng: { label: 'Longitude', help: 'In degrees, west with a minus.', placeholder: '13.405' },
    timezone: {
      label: 'Time zone',
      help: 'Events that are given this venue have it, until somebody chooses another.',
    },
    ...identityFields,
    ...bookkeepingFields,
  },
  rows: [
    [['title', 12]],
    [
      ['address', 8],
      ['zip', 4],
    ],
    [
      ['city', 4],
      ['state', 4],
      ['country', 4],
    ],
    [
      ['lat', 6],
      ['lng', 6],
    ],
    [
      ['phone', 6],
      ['website', 6],
    ],
    [
      ['timezone', 6],
      ['slug', 6],
    ],
  ],
  columns: ['title', 'city', 'country', 'phone'],
  sortBy: 'title',
};
