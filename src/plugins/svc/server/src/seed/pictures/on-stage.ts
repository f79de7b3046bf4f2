import { around, box, circle, drawing, gradient, group, line, ring, shape, times } from './shapes';

/* Posters of what is heard and seen inside. */

export function music(): string {
  const grooves = times(11, (at) => ring(1060, 470, 190 + at * 21, '#2b2550', 3));
  const shine = [-52, 128].map((turn) => {
    const [ax, ay] = around(1060, 470, 430, turn - 9);
    const [bx, by] = around(1060, 470, 430, turn + 9);
    return shape(`M1060 470L${ax} ${ay}A430 430 0 0 1 ${bx} ${by}Z`, '#ffffff', 'opacity=".07"');
  });
  const record = [
    circle(1060, 490, 440, '#0b0920', 'opacity=".35"'),
    circle(1060, 470, 430, '#17132f'),
    grooves,
    ...shine,
    circle(1060, 470, 160, '#f2643d'),
    ring(1060, 470, 118, '#ffb563', 6),
    circle(1060, 470, 22, '#fbe9d2'),
  ].join('');
  const colours = ['#ffb563', '#f98e4d', '#f2643d', '#d94a5c', '#a83c7c'];
  const heights = [120, 210, 330, 250, 420, 300, 180, 270, 150];
  const bars = times(9, (at) => {
    const height = heights[at]!;
    const place = { x: 96 + at * 56, y: 660 - height, width: 36, height };
    return box(place, colours[Math.min(at, 8 - at)]!, 'rx="18"');
  });
  const arm = line('M1490 110L1420 430L1290 600', '#e9dfd0', 16, 'stroke-linejoin="round"');
  const head = group(
    'transform="rotate(37 1290 600)"',
    box({ x: 1262, y: 580, width: 52, height: 92 }, '#e9dfd0', 'rx="10"'),
  );
  const base = circle(1490, 110, 46, '#3d3468') + circle(1490, 110, 22, '#e9dfd0');
  return drawing(['#2c2163', '#5b2a6e'], '', record + bars + base + arm + head);
}

export function theatre(): string {
  const fold = (x: number, width: number) => box({ x, y: 0, width, height: 900 }, 'url(#fold)');
  const wings = times(6, (at) => fold(at * 62, 62) + fold(1538 - at * 62, 62));
  const valance = times(8, (at) =>
    shape(`M${at * 200 - 10} 0h220v110a110 100 0 0 1 -220 0Z`, at % 2 ? '#a81f38' : '#8e1730'),
  );
  const fringe = times(8, (at) => line(`M${at * 200 - 4} 118a104 96 0 0 0 208 0`, '#e9b44c', 7));
  const lights = [
    shape('M800 -60L420 760H1180Z', 'url(#beam)'),
    `<ellipse cx="800" cy="762" rx="380" ry="62" fill="#ffe9b0" opacity=".85"/>`,
  ].join('');
  const boards = times(9, (at) =>
    line(`M${800 + (at - 4) * 130} 690L${800 + (at - 4) * 260} 900`, '#5f2f22', 4),
  );
  const stage = shape('M0 690H1600V900H0Z', '#7d4230') + boards;
  const mask = (x: number, turn: number, colour: string, mouth: string) =>
    group(
      `transform="translate(${x} 470) rotate(${turn})"`,
      shape('M-120 -130Q0 -170 120 -130V10Q120 130 0 170Q-120 130 -120 10Z', colour) +
        line('M-74 -42q30 -34 60 0', '#3a0d1a', 15) +
        line('M14 -42q30 -34 60 0', '#3a0d1a', 15) +
        shape(mouth, '#3a0d1a'),
    );
  const masks =
    mask(905, 9, '#e9b44c', 'M-62 92Q0 20 62 92Q0 62 -62 92Z') +
    mask(700, -9, '#fff3d6', 'M-66 38Q0 60 66 38Q48 120 0 122Q-48 120 -66 38Z');
  const definitions =
    gradient('fold', ['#6e0f26', '#b3263f', '#6e0f26'], false) +
    gradient('beam', ['#fff1c4 .75', '#fff1c4 .12']);
  return drawing(
    ['#2a0a1c', '#4a1228'],
    definitions,
    stage + lights + masks + wings + valance + fringe,
  );
}

export function talks(): string {
  const bubble = (path: string, tail: string, colour: string) =>
    group('opacity=".93"', shape(path, colour) + shape(tail, colour));
  const big = bubble(
    'M330 170H960a90 90 0 0 1 90 90V480a90 90 0 0 1 -90 90H330a90 90 0 0 1 -90 -90V260a90 90 0 0 1 90 -90Z',
    'M380 540L340 720L540 560Z',
    '#f6c445',
  );
  const other = bubble(
    'M860 380H1290a80 80 0 0 1 80 80V620a80 80 0 0 1 -80 80H860a80 80 0 0 1 -80 -80V460a80 80 0 0 1 80 -80Z',
    'M1140 680L1270 820L1270 680Z',
    '#ef6f53',
  );
  const dots = times(3, (at) => circle(965 + at * 110, 540, 34, '#fff4e0'));
  const widths = [520, 400, 380];
  const words = times(3, (at) =>
    box({ x: 340, y: 262 + at * 76, width: widths[at]!, height: 34 }, '#12525a', 'rx="17"'),
  );
  const rays = times(7, (at) => ring(1600, 0, 160 + at * 110, '#2a8f8c', 26));
  const floor = times(12, (at) => circle(60 + at * 135, 905, 62, at % 2 ? '#0b3c44' : '#0f4a52'));
  return drawing(
    ['#1f7a7a', '#12525a'],
    '',
    group('opacity=".4"', rays) + floor + big + words + other + dots,
  );
}

/** Where a dot of the network lies, its radius and its colour. */
const dots: [x: number, y: number, radius: number, colour: string][] = [
  [300, 600, 44, '#ffd166'],
  [470, 330, 62, '#5ce0c6'],
  [650, 640, 54, '#ff7f6b'],
  [800, 410, 96, '#fff7e6'],
  [960, 690, 42, '#5ce0c6'],
  [1090, 270, 56, '#ffd166'],
  [1190, 520, 66, '#8fb8ff'],
  [1370, 360, 40, '#ff7f6b'],
  [1400, 660, 52, '#ffd166'],
  [620, 200, 34, '#8fb8ff'],
  [240, 380, 26, '#fff7e6'],
];

/** Which of them are joined. */
const joined = '0-1 0-2 1-3 2-3 3-4 3-5 3-6 4-6 5-6 5-7 6-8 7-6 1-9 9-5 10-1 10-0 2-4 4-8';

export function business(): string {
  const threads = joined.split(' ').map((pair) => {
    const [from, to] = pair.split('-').map((at) => dots[Number(at)]!);
    return line(`M${from![0]} ${from![1]}L${to![0]} ${to![1]}`, '#7fd6d0', 5, 'opacity=".55"');
  });
  const nodes = dots.map(([x, y, radius, colour]) =>
    [
      circle(x, y, radius * 1.55, colour, 'opacity=".16"'),
      circle(x, y, radius, colour),
      circle(x - radius * 0.25, y - radius * 0.25, radius * 0.38, '#ffffff', 'opacity=".35"'),
    ].join(''),
  );
  const grid =
    times(19, (at) => line(`M${at * 90 - 10} 0V900`, '#ffffff', 1.5)) +
    times(11, (at) => line(`M0 ${at * 90}H1600`, '#ffffff', 1.5));
  const content = group('opacity=".07"', grid) + threads.join('') + nodes.join('');
  return drawing(['#0e2a47', '#123f5a'], '', content);
}

export function art(): string {
  const frame = (
    x: number,
    y: number,
    width: number,
    height: number,
    ground: string,
    inside: string,
  ) =>
    [
      box({ x: x + 10, y: y + 18, width, height }, '#8a7a68', 'opacity=".35"'),
      box({ x, y, width, height }, '#2f2a26'),
      box({ x: x + 14, y: y + 14, width: width - 28, height: height - 28 }, '#fffaf0'),
      `<svg x="${x + 44}" y="${y + 44}" width="${width - 88}" height="${height - 88}">`,
      box({ x: 0, y: 0, width: 900, height: 900 }, ground),
      inside,
      '</svg>',
    ].join('');
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    shape(
      'M0 0C-70 -60 -70 -160 0 -230C70 -160 70 -60 0 0Z',
      colour,
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const leaves = [-64, -32, 0, 32, 64]
    .map((turn, at) => leaf(146, 380, turn, at % 2 ? '#2f6f5e' : '#1f5148'))
    .join('');
  const arcs = times(5, (at) =>
    ring(0, 424, 90 + at * 72, ['#f2b134', '#e4572e', '#17668a', '#f2b134', '#e4572e'][at]!, 42),
  );
  const face =
    circle(140, 118, 78, '#e4572e') +
    shape('M0 250Q130 160 260 250T520 250V500H0Z', '#17668a') +
    shape('M0 290Q140 220 280 290T560 290V500H0Z', '#0f4a66');
  const pictures =
    frame(230, 250, 380, 470, '#f6d8c9', leaves) +
    frame(680, 150, 512, 512, '#f8efe0', arcs + circle(330, 96, 58, '#1d2f3f')) +
    frame(1262, 290, 360 - 50, 390, '#fbe3b5', face);
  const floor =
    box({ x: 0, y: 800, width: 1600, height: 100 }, '#c9a37b') +
    box({ x: 0, y: 790, width: 1600, height: 14 }, '#fbf6ec');
  const glow = [420, 936, 1417].map((x) =>
    shape(`M${x - 40} 0H${x + 40}L${x + 330} 790H${x - 330}Z`, 'url(#light)'),
  );
  return drawing(
    ['#d9cdbb', '#e6dccb'],
    gradient('light', ['#ffffff .7', '#ffffff 0']),
    glow.join('') + floor + pictures,
  );
}
