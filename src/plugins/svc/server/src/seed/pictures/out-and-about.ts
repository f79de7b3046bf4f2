import { around, box, circle, drawing, gradient, group, line, shape, times } from './shapes';

/* Posters of what people do under the sky. */

const fir = (x: number, y: number, size: number) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    box({ x: -7, y: -10, width: 14, height: 46 }, '#3b2a2a') +
      shape('M0 -190L62 -60H34L84 20H-84L-34 -60H-62Z', '#12343c'),
  );

export function sport(): string {
  const ranges: [string, string][] = [
    ['M0 560L180 400L330 520L560 260L760 480L900 360L1120 560L1300 380L1600 600V900H0Z', '#8f6f9f'],
    ['M0 640L240 480L460 640L700 430L960 660L1190 500L1400 640L1600 520V900H0Z', '#5c5489'],
    ['M0 720Q260 560 520 690T1040 680T1600 640V900H0Z', '#2f5a6b'],
    ['M0 800Q340 660 760 770T1600 740V900H0Z', '#1d4350'],
  ];
  const snow =
    shape('M560 260L498 330L535 322L562 356L590 320L630 338Z', '#fff3e2') +
    shape('M1300 380L1262 424L1290 418L1312 440L1344 430Z', '#fff3e2');
  const [far, middle, near, front] = ranges.map(([path, colour]) => shape(path, colour));
  const sun = times(4, (at) =>
    circle(1010, 330, 330 - at * 62, '#ffd27a', `opacity="${at === 3 ? 1 : 0.22}"`),
  );
  const path = shape(
    'M930 900C1180 850 700 800 900 764C1010 744 1010 724 940 706C1000 722 1060 744 960 772C860 804 1400 850 1240 900Z',
    '#f4d9a4',
  );
  const trees = [
    [120, 800, 1.2],
    [230, 830, 0.9],
    [330, 800, 0.7],
    [1430, 790, 1.25],
    [1540, 830, 1],
    [1330, 800, 0.7],
    [30, 850, 1],
  ]
    .map(([x, y, size]) => fir(x!, y!, size!))
    .join('');
  const birds = [
    [420, 200, 1],
    [510, 160, 0.7],
    [350, 150, 0.6],
  ]
    .map(([x, y, size]) =>
      line(
        'M-44 0Q-20 -30 0 0Q20 -30 44 0',
        '#5c3a5e',
        8,
        `transform="translate(${x} ${y}) scale(${size})"`,
      ),
    )
    .join('');
  return drawing(
    ['#f58f6c', '#fcd9a0'],
    '',
    sun + far! + snow + middle! + birds + near! + front! + path + trees,
  );
}

const kite = (
  x: number,
  y: number,
  turn: number,
  size: number,
  [one, two, three, four]: string[],
) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    [
      line('M0 170C-60 260 70 320 0 410S40 520 10 580', '#fffaf0', 7),
      times(3, (at) =>
        shape(
          'M0 0l-40 -22v44ZM0 0l40 -22v44Z',
          [one, two, three][at]!,
          `transform="translate(${[-22, 18, 10][at]} ${[262, 380, 480][at]}) rotate(${[20, -25, 15][at]})"`,
        ),
      ),
      shape('M0 -170V0H-120Z', one!),
      shape('M0 -170V0H120Z', two!),
      shape('M-120 0H0V170Z', three!),
      shape('M120 0H0V170Z', four!),
    ].join(''),
  );

const cloud = (x: number, y: number, size: number) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})" opacity=".85"`,
    shape(
      'M-150 40a60 60 0 0 1 20 -116a90 90 0 0 1 168 -24a70 70 0 0 1 112 60a44 44 0 0 1 6 80Z',
      '#ffffff',
    ),
  );

export function family(): string {
  const kites =
    kite(470, 280, -18, 1.05, ['#ef5b5b', '#ffd166', '#fff4dc', '#f08a4b']) +
    kite(1130, 250, 20, 1.25, ['#6a4c93', '#ef5b5b', '#ffd166', '#fff4dc']) +
    kite(800, 180, 4, 0.62, ['#ffd166', '#2a9d8f', '#fff4dc', '#ef5b5b']);
  const clouds =
    cloud(230, 210, 0.9) + cloud(1420, 330, 1) + cloud(830, 470, 0.7) + cloud(1350, 110, 0.55);
  const hills =
    shape('M0 740Q300 600 640 720T1240 700T1600 680V900H0Z', '#8cc56b') +
    shape('M0 830Q420 690 860 800T1600 770V900H0Z', '#5fae5a');
  const flowers = times(16, (at) => {
    const [x, y] = [50 + at * 101, 850 + ((at * 37) % 40)];
    return (
      times(5, (petal) =>
        circle(...around(x, y, 13, petal * 72), 10, ['#fff4dc', '#ffd166', '#ef5b5b'][at % 3]!),
      ) + circle(x, y, 8, '#f08a4b')
    );
  });
  return drawing(['#4db6e2', '#c5ebf5'], '', clouds + hills + kites + flowers);
}

interface House {
  x: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
}

function house({ x, width, height, wall, roof }: House, at: number): string {
  const top = 740 - height;
  const peak =
    at % 2
      ? `M${x - 12} ${top}L${x + width / 2} ${top - 120}L${x + width + 12} ${top}Z`
      : `M${x - 12} ${top}L${x + 22} ${top - 84}H${x + width - 22}L${x + width + 12} ${top}Z`;
  const rows = Math.floor((height - 130) / 112);
  const windows = times(rows * 2, (index) => {
    const place = {
      x: x + width * (index % 2 ? 0.58 : 0.16),
      y: top + 36 + Math.floor(index / 2) * 112,
      width: width * 0.26,
      height: 70,
    };
    const isLit = (index + at) % 3 !== 0;
    return (
      box(place, isLit ? '#ffe39a' : '#35506b', 'rx="6"') +
      line(`M${place.x + place.width / 2} ${place.y}v70`, '#fff8e8', 5)
    );
  });
  const door =
    shape(`M${x + width / 2 - 32} 740V660a32 32 0 0 1 64 0V740Z`, roof) +
    circle(x + width / 2 + 16, 698, 5, '#ffe39a');
  return box({ x, y: top, width, height }, wall) + shape(peak, roof) + windows + door;
}

const broadleaf = (x: number, size: number, colour: string) =>
  group(
    `transform="translate(${x} 760) scale(${size})"`,
    box({ x: -9, y: -90, width: 18, height: 90 }, '#6b4630') +
      circle(0, -150, 78, colour) +
      circle(-24, -172, 24, '#ffffff', 'opacity=".16"'),
  );

/** A cord in two bows, the second one upwards, with pennants. */
function bunting(): string {
  const colours = ['#ef5b5b', '#ffd166', '#2a9d8f', '#fff4dc', '#6a4c93'];
  const bows = [
    [-20, 96, 286, 150],
    [800, 150, 14, 96],
  ] as const;
  const pennants = times(19, (at) => {
    const share = (at + 0.5) / 9.5;
    const [left, from, middle, to] = bows[share < 1 ? 0 : 1];
    const part = share % 1;
    const x = Math.round(left + part * 820);
    const y = Math.round((1 - part) ** 2 * from + 2 * part * (1 - part) * middle + part ** 2 * to);
    return shape(`M${x - 26} ${y}h52l-26 58Z`, colours[at % 5]!);
  });
  return line('M-20 96Q390 286 800 150Q1210 14 1620 96', '#fffaf0', 5) + pennants;
}

export function community(): string {
  const walls = ['#ef8354', '#f6d186', '#5fa8a0', '#e56b6f', '#f2e3c6', '#6d8fc0', '#f0a868'];
  const roofs = ['#8c3b2a', '#a5562f', '#264f58', '#7b2d43', '#a2472f', '#2f3f6b', '#7d4a2c'];
  const heights = [360, 470, 330, 440, 310, 480, 350];
  const houses = times(7, (at) =>
    house(
      { x: 70 + at * 210, width: 200, height: heights[at]!, wall: walls[at]!, roof: roofs[at]! },
      at,
    ),
  );
  const trees =
    broadleaf(40, 1.15, '#4f8f5b') +
    broadleaf(492, 0.8, '#6ba866') +
    broadleaf(905, 0.9, '#4f8f5b') +
    broadleaf(1330, 0.85, '#6ba866') +
    broadleaf(1566, 1.2, '#3f7d50');
  const street =
    box({ x: 0, y: 740, width: 1600, height: 160 }, '#d8c3a5') +
    box({ x: 0, y: 740, width: 1600, height: 22 }, '#efe2cb') +
    times(8, (at) =>
      box({ x: 60 + at * 205, y: 832, width: 110, height: 12 }, '#f7eedd', 'rx="6"'),
    );
  const moon = circle(1290, 190, 74, '#fff2c9');
  const glow = box({ x: 0, y: 380, width: 1600, height: 360 }, 'url(#glow)');
  return drawing(
    ['#35477d', '#f3a683'],
    gradient('glow', ['#ffd8a8 0', '#ffd8a8 .55']),
    moon + glow + houses + street + trees + bunting(),
  );
}
