import { explain, explained, parameterWords } from './words';

explain({
  fields: { capacity: 'How many places there are.', 'Room.floor': 'Counted from the street.' },
  commonFields: { title: 'What it is called.' },
  parameters: { venue: 'Events at this venue.' },
  commonParameters: { page: 'Which page of the list.' },
});

const schema = {
  type: 'object',
  properties: { title: {}, capacity: { type: 'integer', description: 'At least 0.' }, floor: {} },
};
const wordsOf = (isOfOwnType: boolean) => {
  const { properties } = explained(schema, { name: 'Room', isOfOwnType });
  return Object.values(properties as Record<string, { description?: string }>).map(
    ({ description }) => description,
  );
};

test('a field of the service is explained by its name, before how it is written', () => {
  const [, capacity] = wordsOf(false);
  expect(capacity).toBe('How many places there are. At least 0.');
});

test("a field of a project's own type is explained by what every type has and by what is said of it alone", () => {
  expect(wordsOf(true)).toEqual(['What it is called.', 'At least 0.', 'Counted from the street.']);
});

test("a parameter of a project's own type is not explained by what the service means by its name", () => {
  const rooms = { name: 'rooms', isOfOwnType: true };
  expect(parameterWords(rooms, 'venue')).toEqual({});
  expect(parameterWords(rooms, 'page')).toEqual({ description: 'Which page of the list.' });
});
