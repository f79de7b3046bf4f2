import { useStrapiApp } from '@strapi/strapi/admin';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { useGetSiteSettingsQuery } from '../shared/svc-api';

interface Picture {
  url: string;
  alternativeText?: string | null;
}

type MediaLibrary = ComponentType<{
  allowedTypes: string[];
  onClose: () => void;
  onSelectAssets: (pictures: Picture[]) => void;
}>;

/** The host's media library, or nothing where a project has none. */
export function useMediaLibrary(): MediaLibrary | undefined {
  const components = useStrapiApp('useMediaLibrary', (state) => state.components);
  return components['media-library'] as MediaLibrary | undefined;
}

interface Props {
  editor: Editor;
  library: MediaLibrary;
  onClose: () => void;
}

export function PictureDialog({ editor, library: Library, onClose }: Props) {
  const { data: site } = useGetSiteSettingsQuery();
  const insert = (pictures: Picture[]) => {
    const chain = editor.chain().focus();
    for (const { url, alternativeText } of pictures) {
      // The text is shown elsewhere than the panel.
      const src = url.startsWith('/') ? `${site?.mediaUrl ?? ''}${url}` : url;
      chain.setImage({ src, alt: alternativeText ?? '' });
    }
    chain.run();
    onClose();
  };
  return <Library allowedTypes={['images']} onClose={onClose} onSelectAssets={insert} />;
}
