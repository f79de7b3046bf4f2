import type { Endpoint } from './endpoint';
import { registerEndpoint, registerResource } from './registry';

const operation = {
  method: 'GET',
  path: 'svc/events/v1/acts',
  access: { capabilities: [] as readonly string[] },
} as Endpoint;

test('two operations of one method and path stop the start, with both files (6.8)', () => {
  registerEndpoint(operation, 'one', 'src/api/act/routes/act');
  registerEndpoint(operation, 'one', 'src/api/act/routes/act');
  expect(() => registerEndpoint(operation, 'other', 'src/api/other/routes/other')).toThrow(
    'GET svc/events/v1/acts is declared twice: each operation has one method and path. ' +
      'It is in src/api/act/routes/act and src/api/other/routes/other.',
  );
});

test('a type that two files declare stops the start (6.8)', () => {
  const declare = (path: string) => registerResource({ uid: 'api::act.act', path }, () => []);
  declare('svc/events/v1/acts');
  expect(() => declare('svc/events/v1/turns')).toThrow(
    'The resource svc/events/v1/turns: api::act.act is declared twice, first at svc/events/v1/acts.',
  );
});

test.each([
  ['events/acts', 'edit_acts', ': only paths svc/{name}/v1/… can.'],
  [
    'svc/events/v1/plays',
    'Edit plays',
    ': a capability has a name of small letters, digits and _.',
  ],
])(
  'an operation at %s that asks for %s stops the start, with its file (6.8)',
  (path, name, why) => {
    const asking = { ...operation, path, access: { capabilities: [name] } } as unknown as Endpoint;
    expect(() => registerEndpoint(asking, 'one', 'src/api/act/routes/act')).toThrow(
      `${path} in src/api/act/routes/act asks for ${name}${why}`,
    );
  },
);
