import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawing,
  type ChartConfiguration,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';

Drawing.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Filler, Tooltip],
);

export type Config = ChartConfiguration<'bar' | 'line'>;

interface Props {
  config: Config;
  /** What it shows, for who does not see it. */
  label: string;
  /** In pixels; it is as wide as there is room. */
  height: number;
}

/** A drawing by chart.js, which follows what it is given. */
export function Chart({ config, label, height }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing<Config['type']>>();
  useEffect(() => {
    if (drawing.current) {
      Object.assign(drawing.current, { data: config.data, options: config.options });
      drawing.current.update();
    } else {
      drawing.current = new Drawing(canvas.current!, config);
    }
  }, [config]);
  useEffect(() => {
    return () => {
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, []);
  return (
    <div style={{ position: 'relative', height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
