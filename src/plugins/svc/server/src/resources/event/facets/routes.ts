import * as yup from 'yup';
import { database } from '../../../host/strapi';
import { endpoint, routesOf } from '../../../kit/endpoint';
import { listOf, named } from '../../../kit/named-shapes';
import { ok } from '../../../kit/reply';
import { listAccess } from '../access';
import { toEventFilter } from '../input';
import { eventListQuery } from '../schemas';
import { findFacets } from './find-facets';

const count = { count: yup.number() };
const terms = listOf(named('FacetTerm', { id: yup.number(), title: yup.string(), ...count }));

const facets = endpoint({
  method: 'GET',
  path: 'svc/events/v1/events/facets',
  summary: 'Count the events of a list by category, tag, venue, city and month',
  operationId: 'getEventFacets',
  access: listAccess,
  query: eventListQuery,
  conditional: 'database',
  clockParameters: ['when'],
  output: named('EventFacets', {
    categories: terms,
    tags: terms,
    venues: terms,
    cities: listOf(named('FacetCity', { city: yup.string(), ...count })),
    months: listOf(named('FacetMonth', { month: yup.string(), ...count })),
  }),
  async handle({ query }) {
    return ok(await findFacets(database(), toEventFilter(query)));
  },
});

export default routesOf([facets]);
