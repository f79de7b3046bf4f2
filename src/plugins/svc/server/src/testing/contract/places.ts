import { expect, test } from '@jest/globals';
import type { Use } from './use';

/** Of types with a place; of others nothing is to be seen. */
export function checkPlaces(use: Use): void {
  test('is found by its place, where it has one, which is sent whole (8.7)', async () => {
    const { create, get, path, placed, send } = await use();
    const near = { near: '-41.5,179.9', radius_km: 20 };
    if (placed.length === 0) {
      expect((await get(path, near)).status).toBe(200);
      expect((await get(path, { ...near, orderby: 'distance' })).status).toBe(400);
      return;
    }
    const { id } = await create({ lat: -41.5, lng: -179.99 });
    const query = { ...near, orderby: 'distance', _fields: 'id,lat,lng,distance_km' };
    const found = await get(path, query);
    expect(found.body).toEqual([{ id, lat: -41.5, lng: -179.99, distance_km: 9.161 }]);
    const { status, body } = await send('PUT', `${path}/${id}`, { lat: 5 });
    expect([status, Object.keys(body.data.params as object)]).toEqual([400, ['lng']]);
    expect((await send('PUT', `${path}/${id}`, { lat: null, lng: null })).status).toBe(200);
    expect((await get(path, query)).body).toEqual([]);
  });
}
