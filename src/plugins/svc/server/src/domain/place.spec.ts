import { chordOf, kilometresBetween, pointOf } from './place';

describe('how far places are from each other', () => {
  test.each([
    ['Berlin to Hamburg', [52.52, 13.405], [53.5511, 9.9937], 255.25],
    ['a degree of the equator', [0, 0], [0, 1], 111.195],
    ['across the 180th meridian', [-17, 179.9], [-17, -179.9], 21.267],
    ['over the north pole', [89.9, 0], [89.9, 180], 22.239],
    ['from pole to pole', [90, 0], [-90, 77], 20015.115],
    ['nowhere', [12.5, -7.25], [12.5, -7.25], 0],
    ['a pole by two names', [90, 0], [90, 120], 0],
    ['a metre', [0, 0], [0, 0.000009], 0.001],
  ] as const)('%s', (_, [lat, lng], [otherLat, otherLng], kilometres) => {
    const [one, other] = [
      { lat, lng },
      { lat: otherLat, lng: otherLng },
    ];
    expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThan(0.01);
    expect(kilometresBetween(other, one)).toBe(kilometresBetween(one, other));
  });

  test('the line through the earth says the same', () => {
    const [x, y, z] = pointOf({ lat: 0, lng: 1 });
    const chord = Math.hypot(x - 1, y, z);
    expect(chordOf(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }))).toBeCloseTo(
      chord,
      6,
    );
  });

  test('places at both names of the 180th meridian are the same point', () => {
    expect(pointOf({ lat: 10, lng: 180 })).toEqual(pointOf({ lat: 10, lng: -180 }));
  });
});
