import { VisuallyHidden } from '@strapi/design-system';
import { type DefaultTheme, useTheme } from 'styled-components';
import type { DayOfSales } from '../../../server/src/contract/overview';
import { minor } from '../../../server/src/domain/money';
import { Chart, type Config } from '../charts/chart';
import { axisOptions, commonOptions } from '../charts/options';
import { dayText } from '../events/day-text';
import { moneyText } from '../shared/money';

const nameOf = ({ day }: DayOfSales) => dayText(day, { weekday: 'short', day: 'numeric' });
/** A little more than nothing, where nothing was sold: the axis has to end somewhere. */
const leastTop = 100;

function configOf(days: DayOfSales[], currency: string, theme: DefaultTheme): Config {
  const { grid, ...axis } = axisOptions(theme);
  const { ticks } = axis;
  return {
    type: 'bar',
    data: {
      labels: days.map(nameOf),
      datasets: [
        {
          data: days.map(({ amountMinor }) => Number(amountMinor)),
          backgroundColor: theme.colors.primary500,
          borderRadius: 4,
          maxBarThickness: 48,
        },
      ],
    },
    options: {
      ...commonOptions(theme),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ...axis, grid: { display: false }, ticks: { ...ticks, maxRotation: 0 } },
        y: {
          ...axis,
          grid,
          beginAtZero: true,
          suggestedMax: leastTop,
          // The smallest step is the smallest coin.
          ticks: {
            ...ticks,
            precision: 0,
            maxTicksLimit: 4,
            callback: (value) => moneyText(minor(Number(value)), null),
          },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: { label: ({ raw }) => moneyText(minor(raw as number), currency) },
        },
      },
    },
  };
}

interface Props {
  days: DayOfSales[];
  currency: string;
  /** What all of them come to. */
  label: string;
}

/** A bar for each day; who does not see it has the sums as a list. */
export function SalesChart({ days, currency, label }: Props) {
  const theme = useTheme();
  return (
    <>
      <Chart config={configOf(days, currency, theme)} label={label} height={180} />
      <VisuallyHidden>
        <ol>
          {days.map((one) => (
            <li key={one.day}>
              <span>{nameOf(one)}</span> <span>{moneyText(one.amountMinor, null)}</span>
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </>
  );
}
