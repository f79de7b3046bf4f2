import { Checkbox, Flex, Radio } from '@strapi/design-system';
import type { RefundOffer } from '../../../server/src/contract/box-office-details';
import { placeOf } from '../shared/place-of';
import { useText } from './texts';
import { moneyText } from '../shared/money';

interface Props {
  offer: RefundOffer;
  /** Whether the whole can be chosen, too. */
  hasWhole: boolean;
  /** Documents of attendees; null for the whole order. */
  chosen: string[] | null;
  onChoose: (chosen: string[] | null) => void;
}

/** The whole order, or some of its places. */
export function RefundPlaces({ offer, hasWhole, chosen, onChoose }: Props) {
  const text = useText();
  const { places, currency, left } = offer;
  if (places.length === 0) return null;
  const tick = (documentId: string, isTicked: boolean) => {
    const others = (chosen ?? []).filter((one) => one !== documentId);
    onChoose(isTicked ? [...others, documentId] : others);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Radio.Group
        aria-label={text('refund.what')}
        value={chosen ? 'places' : 'whole'}
        onValueChange={(value) => onChoose(value === 'whole' ? null : [])}
      >
        {hasWhole && (
          <Radio.Item value="whole">
            {text('refund.whole', { money: moneyText(left, currency) })}
          </Radio.Item>
        )}
        <Radio.Item value="places">{text('refund.places')}</Radio.Item>
      </Radio.Group>
      {chosen && (
        <Flex direction="column" alignItems="flex-start" gap={2} paddingLeft={7}>
          {places.map((place) => (
            <Checkbox
              key={place.documentId}
              checked={chosen.includes(place.documentId)}
              onCheckedChange={(ticked) => tick(place.documentId, ticked === true)}
            >
              {`${placeOf(place)}: ${moneyText(place.left, currency)}`}
            </Checkbox>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
