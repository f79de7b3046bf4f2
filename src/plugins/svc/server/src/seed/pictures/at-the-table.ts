import { around, box, circle, drawing, group, line, ring, shape, times } from './shapes';

/* Posters of what people make and eat. */

export function workshops(): string {
  const vase =
    'M690 250C690 320 560 380 560 520C560 650 650 700 690 720H910C950 700 1040 650 1040 520C1040 380 910 320 910 250Z';
  const bands = [
    box({ x: 500, y: 420, width: 600, height: 34 }, '#fff1dc'),
    times(12, (at) => shape(`M${520 + at * 48} 560l24 -48l24 48Z`, '#1f4e5f')),
    box({ x: 500, y: 575, width: 600, height: 18 }, '#1f4e5f'),
    box({ x: 500, y: 612, width: 600, height: 34 }, '#fff1dc'),
  ].join('');
  const pot = [
    shape(vase, '#d9653b'),
    group(
      'clip-path="url(#vase)"',
      bands + box({ x: 860, y: 200, width: 240, height: 560 }, '#7a2f1b', 'opacity=".22"'),
    ),
    `<ellipse cx="800" cy="250" rx="122" ry="26" fill="#f0a06a"/><ellipse cx="800" cy="252" rx="96" ry="17" fill="#7a2f1b"/>`,
  ].join('');
  const wheel = [
    `<ellipse cx="800" cy="790" rx="440" ry="60" fill="#5b2a1c" opacity=".3"/>`,
    `<path d="M420 728v36a380 58 0 0 0 760 0v-36Z" fill="#8a5a3c"/><ellipse cx="800" cy="728" rx="380" ry="58" fill="#b98457"/>`,
    `<ellipse cx="800" cy="728" rx="290" ry="42" fill="none" stroke="#a26f45" stroke-width="6"/>`,
    `<ellipse cx="800" cy="724" rx="150" ry="20" fill="#7a4a2d" opacity=".55"/>`,
  ].join('');
  const brush = (x: number, turn: number, colour: string) =>
    group(
      `transform="translate(${x} 700) rotate(${turn})"`,
      box({ x: -11, y: -380, width: 22, height: 300 }, '#8a5a3c', 'rx="10"') +
        box({ x: -17, y: -420, width: 34, height: 62 }, '#e8dcc6') +
        shape('M-17 -420C-30 -480 -8 -520 0 -550C8 -520 30 -480 17 -420Z', colour),
    );
  const jar =
    shape('M1240 520H1420V740a26 26 0 0 1 -26 26H1266a26 26 0 0 1 -26 -26Z', '#1f4e5f') +
    box({ x: 1240, y: 570, width: 180, height: 26 }, '#f3b95f');
  const brushes =
    brush(1290, -10, '#d9653b') + brush(1330, 2, '#f3b95f') + brush(1372, 13, '#7aa7a0');
  const bowls = [
    shape('M170 600H470C470 700 410 760 320 760S170 700 170 600Z', '#7aa7a0'),
    shape('M205 470H435C435 548 392 596 320 596S205 548 205 470Z', '#fff1dc'),
    box({ x: 205, y: 470, width: 230, height: 22 }, '#f3b95f'),
    box({ x: 170, y: 600, width: 300, height: 24 }, '#1f4e5f'),
  ].join('');
  const table = box({ x: 0, y: 762, width: 1600, height: 138 }, '#e2a36b');
  const sun = circle(800, 470, 400, '#fbdba7', 'opacity=".6"');
  const clip = `<clipPath id="vase"><path d="${vase}"/></clipPath>`;
  return drawing(['#f7d9b0', '#f3c18b'], clip, sun + table + bowls + brushes + jar + wheel + pot);
}

function citrus(x: number, y: number, radius: number, [peel, flesh]: [string, string]): string {
  const pieces = times(9, (at) => {
    const [ax, ay] = around(x, y, radius * 0.76, at * 40 + 4);
    const [bx, by] = around(x, y, radius * 0.76, at * 40 + 36);
    const [cx, cy] = around(x, y, radius * 0.1, at * 40 + 20);
    const arc = Math.round(radius * 0.76);
    return shape(
      `M${cx} ${cy}L${ax} ${ay}A${arc} ${arc} 0 0 1 ${bx} ${by}Z`,
      flesh,
      `stroke="${flesh}" stroke-width="10" stroke-linejoin="round"`,
    );
  });
  return (
    circle(x + 8, y + 16, radius, '#5c2512', 'opacity=".18"') +
    circle(x, y, radius, peel) +
    circle(x, y, radius * 0.9, '#fff6e3') +
    pieces
  );
}

function leafAt(x: number, y: number, turn: number, colour: string): string {
  const leaf =
    shape('M0 0C50 -60 150 -60 220 0C150 60 50 60 0 0Z', colour) +
    line('M20 0H190', '#f3f7e4', 5, 'opacity=".5"');
  return group(`transform="translate(${x} ${y}) rotate(${turn})"`, leaf);
}

export function food(): string {
  const plate = [
    circle(812, 476, 348, '#7d2f17', 'opacity=".25"'),
    circle(800, 450, 345, '#fffaf0'),
    ring(800, 450, 300, '#e9dcc3', 5),
    circle(800, 450, 240, '#f6ecd9'),
  ].join('');
  const tomato = (x: number, y: number, size: number) =>
    circle(x, y, size, '#d8392b') +
    circle(x - size * 0.3, y - size * 0.3, size * 0.22, '#ffffff', 'opacity=".5"');
  const olive = (x: number, y: number) => circle(x, y, 34, '#3c5a2a') + circle(x, y, 13, '#d8392b');
  const dish = [
    leafAt(660, 520, -150, '#4f8a3c'),
    leafAt(900, 350, -35, '#3f7a35'),
    leafAt(880, 560, 40, '#5f9b45'),
    leafAt(700, 370, -110, '#5f9b45'),
    citrus(800, 450, 128, ['#f6b021', '#ffcf4d']),
    tomato(660, 430, 50),
    tomato(905, 590, 44),
    tomato(870, 330, 38),
    olive(700, 580),
    olive(950, 470),
    olive(745, 300),
  ].join('');
  const fork =
    line('M330 260V370M366 260V370M402 260V370', '#fff3dc', 15) +
    line('M330 370Q332 430 366 440Q400 430 402 370M366 440V690', '#fff3dc', 17);
  const knife =
    shape('M1226 240C1270 270 1282 380 1268 480H1226Z', '#fff3dc') +
    line('M1238 480V690', '#fff3dc', 22);
  const slices = [
    citrus(120, 760, 190, ['#f08a24', '#f9a53f']),
    citrus(1490, 150, 210, ['#e5603b', '#f27f58']),
    citrus(1420, 800, 130, ['#9dbb3c', '#bcd65f']),
    citrus(170, 150, 120, ['#9dbb3c', '#bcd65f']),
  ].join('');
  return drawing(['#e5743b', '#d9552f'], '', slices + plate + dish + fork + knife);
}
