const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Every entry that a dictionary below a page may keep: what draws. Nothing here acts, points outside of the file, carries
 * a file or says who made it (A, AA, JS, URI, F, EF, Ref, OPI, Metadata, PieceInfo, Annots, OC, ...), so none of it can be
 * reached in the rebuilt document. The resources of a page have names of their own: see RESOURCES.
 */
export const DRAWING = words(`
  Type Subtype Name
  Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask Matte
  FormType BBox Matrix Group S CS I K
  LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC
  PatternType PaintType TilingType XStep YStep Shading ExtGState
  ShadingType Background AntiAlias Domain Function Coords Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
  FunctionType Range Size BitsPerSample Order Encode Functions Bounds C0 C1 N
  Alternate WhitePoint BlackPoint Gamma Process Components
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2
  CIDToGIDMap FontMatrix
  BaseEncoding Differences Registry Ordering Supplement CMapName WMode UseCMap
  FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV
  StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Lang Length1 Length2 Length3
`);

/** What a content stream calls by names of its own choice. */
export const RESOURCES = words('Font XObject ExtGState ColorSpace Pattern Shading');

/** Dictionaries within a drawing whose entries are names of the maker's choice. */
export const NAMED = words('CharProcs Colorants');

/** What a stream that draws by itself may be. A PostScript XObject is a program. */
export const DRAWN_BY_NAME = words('Image Form');

/** How packed bytes are opened here, to be packed anew. */
export const LOSSLESS = words('FlateDecode LZWDecode ASCII85Decode ASCIIHexDecode RunLengthDecode');

/**
 * Pictures that stay packed, with the entries their reader needs. JBIG2 and JPEG 2000 are not among them: a receipt is
 * seldom in either, and their readers have been the way in more than once.
 */
export const PICTURES: Readonly<Record<string, ReadonlySet<string>>> = {
  DCTDecode: words('ColorTransform'),
  CCITTFaxDecode: words(
    'K EndOfLine EncodedByteAlign Columns Rows EndOfBlock BlackIs1 DamagedRowsBeforeError',
  ),
};

/** What puts the bytes of a picture back in order after they were opened. */
export const PREDICTOR = words('Predictor Colors BitsPerComponent Columns');
