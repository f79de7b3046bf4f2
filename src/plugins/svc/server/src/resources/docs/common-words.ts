/* What is true of every type, a project's own among them. */

export const commonFields = {
  id: 'Given once and never again, to nothing else.',
  _embedded: 'What `_embed` asks for, as its own list shows it to the same caller.',
  title: 'What it is called.',
  slug: 'How its address ends; it stays when the title changes.',
  url: 'The address of its page.',
  status: 'The state it is in.',
  lat: 'Where it is: the latitude in degrees, south with a minus; `null` where nobody has said.',
  lng: 'Where it is: the longitude in degrees, west with a minus; `null` where nobody has said.',
  distance_km:
    'How far it is from `near`, in kilometres along the ground; `null` without `near` or a place.',
  deleted: 'It is gone.',
  previous: 'As it was until then.',
};

export const commonParameters = {
  id: 'The number of the thing.',
  page: 'Which page of the list, from 1.',
  per_page: 'How many of the list a page has.',
  search: 'Words; each has to begin a word of the text.',
  near: 'A place, its latitude and longitude in degrees: what is at most `radius_km` from it.',
  radius_km: 'How far, in kilometres; says nothing without `near`.',
  status: 'Those in this status.',
  force: '`true` deletes for good and not into the trash.',
};
