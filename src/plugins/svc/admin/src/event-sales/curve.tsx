import { styled } from 'styled-components';
import type { EventFigures } from '../../../server/src/contract/event-figures';
import { dayText } from '../events/day-text';
import { useText } from './texts';
import { curvePoints } from './curve-points';

const [width, height] = [280, 90];
/** Half of the line is above what it says. */
const margin = 2;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  path {
    fill: ${({ theme }) => theme.colors.primary100};
  }
  polyline {
    fill: none;
    stroke: ${({ theme }) => theme.colors.primary600};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  line {
    stroke: ${({ theme }) => theme.colors.neutral200};
  }
  text {
    font-size: 1.1rem;
    fill: ${({ theme }) => theme.colors.neutral600};
  }
`;

const labelHeight = 16;

/** How many places were sold until when: as high as there are places, where their number is limited. */
export function Curve({ figures: { days, places, sold } }: { figures: EventFigures }) {
  const text = useText();
  const today = new Date().toISOString().slice(0, 10);
  const points = curvePoints(days, today, places);
  if (points.length === 0) return null;
  const usable = height - 2 * margin;
  const at = points.map(({ x, y }) => `${x * width},${margin + (1 - y) * usable}`);
  const short = { day: 'numeric', month: 'short' } as const;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height + labelHeight}`}
      role="img"
      aria-label={text('eventSales.curve', { sold, since: dayText(days[0]!.day, short) })}
    >
      <path d={`M0,${height} L${at.join(' L')} L${width},${height} Z`} />
      <line x1={0} y1={height} x2={width} y2={height} />
      <polyline points={at.join(' ')} />
      <text x={0} y={height + labelHeight - 2}>
        {dayText(days[0]!.day, short)}
      </text>
      <text x={width} y={height + labelHeight - 2} textAnchor="end">
        {text('eventSales.today')}
      </text>
    </Drawing>
  );
}
