import { targetOf } from './relation-input';

describe('a write to a relation names', () => {
  test.each<[unknown, unknown]>([
    ['doc', { document_id: 'doc' }],
    [7, { id: 7 }],
    [{ documentId: 'doc', id: 7 }, { document_id: 'doc' }],
    [{ id: 7 }, { id: 7 }],
    [['doc'], { document_id: 'doc' }],
    [{ connect: [{ documentId: 'doc' }], disconnect: [{ id: 3 }] }, { document_id: 'doc' }],
    [{ connect: { id: 7 } }, { id: 7 }],
    [{ set: [{ documentId: 'doc' }] }, { document_id: 'doc' }],
    [{ set: 'doc' }, { document_id: 'doc' }],
  ])('%j: the thing', (input, target) => {
    expect(targetOf(input)).toEqual(target);
  });

  test.each([null, [], { set: [] }, { set: null }, { connect: [], disconnect: [{ id: 3 }] }])(
    '%j: disconnects the relation',
    (input) => {
      expect(targetOf(input)).toBeNull();
    },
  );

  test.each([undefined, { connect: [], disconnect: [] }, {}, true])(
    '%j: does not mention the relation',
    (input) => {
      expect(targetOf(input)).toBeUndefined();
    },
  );
});
