import { type DefaultTheme, useTheme } from 'styled-components';
import type { EventFigures } from '../../../server/src/contract/event-figures';
import { Chart, type Config } from '../charts/chart';
import { axisOptions, commonOptions } from '../charts/options';
import { dayText } from '../events/day-text';
import { curvePoints, type Point } from './curve-points';
import { type Say, useText } from './texts';

const dayAt = (x: number) => new Date(x).toISOString().slice(0, 10);
const short = (day: string) => dayText(day, { day: 'numeric', month: 'short' });

/** As high as there are places, where their number is limited. */
function configOf(points: Point[], places: number | null, theme: DefaultTheme, text: Say): Config {
  const { grid, ticks, ...axis } = axisOptions(theme);
  const [first, last] = [points.at(0)!.x, points.at(-1)!.x];
  return {
    type: 'line',
    data: {
      datasets: [
        {
          data: points,
          fill: true,
          borderColor: theme.colors.primary600,
          backgroundColor: theme.colors.primary100,
          borderWidth: 2,
          pointRadius: 0,
        },
      ],
    },
    options: {
      ...commonOptions(theme),
      interaction: { mode: 'nearest', axis: 'x', intersect: false },
      scales: {
        x: {
          ...axis,
          type: 'linear',
          grid: { display: false },
          min: first,
          max: last,
          afterBuildTicks: (scale) => void (scale.ticks = [{ value: first }, { value: last }]),
          ticks: { ...ticks, align: 'inner', callback: (at) => short(dayAt(Number(at))) },
        },
        y: {
          ...axis,
          grid,
          min: 0,
          suggestedMax: Math.max(1, places ?? 0),
          ticks: { ...ticks, precision: 0, maxTicksLimit: 4 },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([item]) => short(dayAt(item!.parsed.x!)),
            label: ({ parsed }) => text('eventSales.until', { sold: parsed.y! }),
          },
        },
      },
    },
  };
}

interface Props {
  figures: EventFigures;
}

/** How many places were sold until when. */
export function Curve({ figures: { days, places, sold } }: Props) {
  const text = useText();
  const theme = useTheme();
  const points = curvePoints(days, new Date().toISOString().slice(0, 10));
  if (points.length === 0) return null;
  const label = text('eventSales.curve', { sold, since: short(days[0]!.day) });
  return <Chart config={configOf(points, places, theme, text)} label={label} height={140} />;
}
