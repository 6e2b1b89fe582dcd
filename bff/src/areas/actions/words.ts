/** What a file is called where the audit tells of it. */
export const actionWords = {
  pt: {
    picture: (width: number, height: number) => `imagem de ${width} × ${height} pixels`,
    video: (length: string) => `vídeo de ${length} min`,
    captions: 'legendas',
  },
  en: {
    picture: (width: number, height: number) => `picture of ${width} × ${height} pixels`,
    video: (length: string) => `video of ${length} min`,
    captions: 'captions',
  },
};
