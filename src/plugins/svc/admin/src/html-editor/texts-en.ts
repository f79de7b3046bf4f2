/** What the editor of HTML says. */
export const htmlEn = {
  'html.tools': 'Formatting of {label}',
  'html.heading': 'Heading',
  'html.subheading': 'Subheading',
  'html.bold': 'Bold',
  'html.italic': 'Italic',
  'html.bullets': 'Bulleted list',
  'html.numbers': 'Numbered list',
  'html.quote': 'Quotation',
  'html.link': 'Link',
  'html.link.address': 'Where it leads',
  'html.link.wrong': 'Begin with https://, http://, mailto:, tel: or /.',
  'html.link.set': 'Set link',
  'html.link.remove': 'Remove link',
  'html.picture': 'Picture from the media library',
  'html.source': 'Edit as HTML',
  'html.visual': 'Edit as it looks',
  'html.preview': 'Preview',
  'html.edit': 'Edit',
  'html.previewOf': 'Preview of {label}',
  'html.kept':
    'This text has markup that the editor cannot hold, so it is shown as HTML. Nothing of it is lost.',
};
