import { expect, test } from '@jest/globals';
import type { RelationField } from '../../kit/resource/relations';
import { built } from '../built';
import type { Fields } from '../things';
import { unknownId } from './about';
import { makeDocument } from './things-of';
import type { Use, Used } from './use';

type PublicSide = typeof import('../../kit/resource/public-side');

const relationsOf = ({ resolved, sample }: Used): RelationField[] =>
  resolved.fields.filter((one) => one.in === 'relation').filter(({ name }) => name in sample);

const publish = ({ service }: Used, uid: string, documentId: string) =>
  (
    service.strapi.documents(uid as never) as unknown as {
      publish(which: object): Promise<unknown>;
    }
  ).publish({ documentId });

interface Documents {
  update(change: object): Promise<unknown>;
  findFirst(query: object): Promise<{ documentId: string }>;
}

/** Gives the thing the values that a nested list wants, whether REST takes them or not. */
async function satisfy({ hasDrafts, resolved, service, uid }: Used, id: number, where: object) {
  const documents = service.strapi.documents(uid as never) as unknown as Documents;
  const { documentId } = await documents.findFirst({ filters: { publicId: id } });
  const values = Object.entries(where).map(([name, value]): [string, unknown] => [
    resolved.fields.find((field) => field.name === name)!.attribute,
    value,
  ]);
  const status = hasDrafts && { status: 'published' };
  await documents.update({ documentId, data: Object.fromEntries(values), ...status });
}

/** What it names, and the lists below what it names. */
export function checkRelations(use: Use): void {
  test('shows what it names as far as that is public, and loses nothing of it (1.11)', async () => {
    const used = await use();
    const { hasDrafts } = built<PublicSide>('kit/resource/public-side');
    for (const { name, target, isMany } of relationsOf(used)) {
      const other = await makeDocument(used.service, target, { isDraft: true });
      const ids = isMany ? [other.publicId] : other.publicId;
      const made = await used.create({ [name]: ids });
      if (hasDrafts(target)) {
        expect([name, made[name]]).toEqual([name, isMany ? [] : 0]);
        await publish(used, target, other.documentId);
      }
      expect([name, (await used.read(made.id))[name]]).toEqual([name, ids]);
    }
  });

  test('is listed below what it names, where its type has such lists', async () => {
    const used = await use();
    const { create, get, resolved, service } = used;
    for (const { path, relation, where = {} } of resolved.nested) {
      const [parent, other] = [
        await makeDocument(service, relation.target),
        await makeDocument(service, relation.target),
      ];
      const value = relation.isMany ? [parent.publicId] : parent.publicId;
      const { id } = await create({ [relation.name]: value });
      await satisfy(used, id, where);
      const below = async (of: number) => {
        const { status, body } = await get(path.replace('{id}', String(of)));
        return [path, status, status === 200 && (body as Fields[]).map((one) => one.id)];
      };
      expect(await below(parent.publicId)).toEqual([path, 200, [id]]);
      expect(await below(other.publicId)).toEqual([path, 200, []]);
      expect(await below(unknownId)).toEqual([path, 404, false]);
    }
  });
}
