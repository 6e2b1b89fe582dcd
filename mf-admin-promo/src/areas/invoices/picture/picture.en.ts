export const pictureEn = {
  none: 'No photo',
  noneText: 'This receipt came by QR code, key or XML: there is no picture to see.',
  alt: 'Photo of the receipt of {{name}}',
  pdf: 'The file came as a PDF.',
  pdfHint: 'The file comes from outside: it is downloaded, not opened here.',
  save: 'Download PDF',
  zoomIn: 'Enlarge (+)',
  zoomOut: 'Reduce (−)',
  rotate: 'Turn (G)',
  reset: 'Fit to the frame (0)',
};
