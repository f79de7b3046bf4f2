import { toString } from 'qrcode';
import { useEffect, useState } from 'react';

/** A ticket's code as the door scans it, and as one reads it. */
export function Code({ code }: { code: string }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    void toString(code, { type: 'svg', margin: 2 }).then(setPicture);
  }, [code]);
  return (
    <figure className="code">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt=""
        width={140}
        height={140}
      />
      <figcaption>{code.match(/.{1,4}/g)?.join(' ')}</figcaption>
    </figure>
  );
}
