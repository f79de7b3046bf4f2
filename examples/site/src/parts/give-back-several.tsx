import { useState } from 'react';
import type { Help, OrderPlace } from '../self-help';
import { ActionForm } from './action-form';
import { reasonOf } from './reason';
import { offerText, words } from './self-help';
import { problemIn } from './use-action';

/* Several tickets of an order go back: the service takes one with each request, and answers for each. */

interface Props {
  places: OrderPlace[];
  currency: string;
  help: Help;
  /** Shows the order as it is now, and says what was done. */
  onDone: (said: string) => void;
}

const nameOf = ({ ticket_title: ticket, full_name: name }: OrderPlace) => `${ticket} · ${name}`;

/** Nothing where fewer than two can go back. */
export function GiveBackSeveral({ places, currency, help, onDone }: Props) {
  const [ticked, setTicked] = useState<number[]>([]);
  const returnable = places.filter(({ self_help: can }) => can.return);
  const chosen = returnable.filter(({ attendee_id: id }) => ticked.includes(id));
  if (returnable.length < 2) return null;

  function tick(id: number, isTicked: boolean) {
    setTicked((before) => [...before.filter((one) => one !== id), ...(isTicked ? [id] : [])]);
  }

  async function giveBack(place: OrderPlace): Promise<string> {
    try {
      await help.giveBack(place.attendee_id);
      return `${nameOf(place)}: given back.`;
    } catch (error) {
      return `${nameOf(place)}: ${reasonOf(problemIn(error), words)}`;
    }
  }

  async function giveAllBack() {
    const answers: string[] = [];
    for (const place of chosen) answers.push(await giveBack(place));
    setTicked([]);
    onDone(answers.join('\n'));
  }

  return (
    <details className="help">
      <summary>Give several tickets back</summary>
      <ActionForm
        title="Give several back"
        lead="Tick the tickets that are to go back."
        button="Give back"
        isReady={chosen.length > 0}
        confirm={() =>
          `Are these tickets to go back: ${chosen.map(nameOf).join(', ')}? You cannot undo it.`
        }
        act={giveAllBack}
        words={words}
      >
        {() =>
          returnable.map((place) => (
            <label key={place.attendee_id} className="tick">
              <input
                type="checkbox"
                checked={ticked.includes(place.attendee_id)}
                onChange={({ target }) => tick(place.attendee_id, target.checked)}
              />
              <span>
                {nameOf(place)}. {offerText({ place, currency })}
              </span>
            </label>
          ))
        }
      </ActionForm>
    </details>
  );
}
