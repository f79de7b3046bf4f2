import { settings } from '../../../host/strapi';
import { currentSite, nameOf } from '../../site/site';

/** Who sells, as their tickets say it. */
export interface Seller {
  name: string;
  imprint: string;
  /** `#2a47c4`, on which white letters are read. */
  accent: string;
}

const ownAccent = '#2a47c4';

/** How light a colour is, from 0 to 1 (WCAG); 1 for what is no colour. */
function luminanceOf(colour: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!parts) return 1;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below it white letters have a contrast of 4.5. */
const darkEnough = 0.183;

/** By the name that pages and mails have, in the language that is spoken; the small print says where the site is, too. */
export function sellerOf(): Seller {
  const { host } = new URL(settings().publicUrl);
  const site = currentSite();
  const { accentColor, imprintUrl } = site;
  const name = nameOf(site);
  return {
    name,
    imprint: [name, host, imprintUrl].filter(Boolean).join(' · '),
    accent: luminanceOf(accentColor) < darkEnough ? accentColor : ownAccent,
  };
}
