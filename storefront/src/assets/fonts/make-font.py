"""Makes vanek.woff2 from the two files of @fontsource-variable/figtree (latin and latin-ext, weight axis).

usage: python3 make-font.py <folder of the package's files> vanek.woff2     (needs fonttools and brotli)

The package splits the family by script, so a Czech word would be set from two files, without kerning between them.
Here the letters of Czech, Slovak, German and Polish join the Latin file, kerned like the letter under their accent.
"""
import sys
import unicodedata
from copy import deepcopy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WANTED = set(range(0x20, 0x7F)) | {ord(c) for c in (
    'áÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽäÄĺĹľĽôÔŕŔöÖüÜßąĄćĆęĘłŁńŃśŚźŹżŻ'
    '\u00a0§©®°±²³µ·½¼¾×÷–—‘’‚“”„…•‰€≤≥−→←')}


def copy_glyph(base, extra, name, taken):
    """Copies a glyph of `extra` with its parts and variations under a free name; answers the new name."""
    if name in taken:
        return taken[name]
    new = f'x.{name}'
    glyph = deepcopy(extra['glyf'][name])
    if glyph.isComposite():
        for part in glyph.components:
            part.glyphName = copy_glyph(base, extra, part.glyphName, taken)
    base['glyf'][new] = glyph
    base['hmtx'][new] = extra['hmtx'][name]
    base['gvar'].variations[new] = deepcopy(extra['gvar'].variations.get(name, []))
    taken[name] = new
    return new


def kern_like(base, pairs):
    """Gives each new glyph the kerning classes of its base letter."""
    for lookup in base['GPOS'].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, 'ExtSubTable', sub)
            if sub.LookupType != 2:
                continue
            if sub.Format == 2:
                for new, like in pairs:
                    if like in sub.Coverage.glyphs:
                        sub.Coverage.glyphs.append(new)
                    if sub.ClassDef1.classDefs.get(like):
                        sub.ClassDef1.classDefs[new] = sub.ClassDef1.classDefs[like]
                    if sub.ClassDef2.classDefs.get(like):
                        sub.ClassDef2.classDefs[new] = sub.ClassDef2.classDefs[like]
            order = base.getReverseGlyphMap(rebuild=True)
            if sub.Format == 2:
                sub.Coverage.glyphs.sort(key=order.get)


def main(folder, out):
    base = TTFont(f'{folder}/figtree-latin-wght-normal.woff2')
    extra = TTFont(f'{folder}/figtree-latin-ext-wght-normal.woff2')
    for font in (base, extra):
        font['glyf'].glyphs, font['gvar'].variations  # decompile before names change
    cmap, more, taken, pairs = base.getBestCmap(), extra.getBestCmap(), {}, []
    for code in sorted(WANTED - set(cmap)):
        if code not in more:
            print('not in the family:', chr(code))
            continue
        new = copy_glyph(base, extra, more[code], taken)
        for table in base['cmap'].tables:
            if table.isUnicode():
                table.cmap[code] = new
        letter = unicodedata.normalize('NFD', chr(code))[0]
        if letter != chr(code) and ord(letter) in cmap:
            pairs.append((new, cmap[ord(letter)]))
    base.setGlyphOrder(base['glyf'].glyphOrder)
    kern_like(base, pairs)
    del base['HVAR']  # knows only the old glyphs; advances vary by gvar as well
    options = Options()
    options.layout_features = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'case']
    options.flavor = 'woff2'
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(base)
    # only the weights of the style sheets: the deltas are half as large
    font = instantiateVariableFont(base, {'wght': (300, 600)})
    for table in ('STAT', 'gasp'):
        if table in font:
            del font[table]
    # the license is in OFL.txt
    font['name'].names = [name for name in font['name'].names if name.nameID in (1, 2)]
    font.flavor = 'woff2'
    font.save(out)


main(*sys.argv[1:3])
