import type { CartItem } from '../types.ts'

/** The fields that make a line valid. */
export const goodsOf = (id: number): Pick<CartItem, 'product' | 'variant' | 'shoppable'> => ({
  product: {
    id,
    name: `P${id}`,
    slug: `p-${id}`,
    categoryFullname: '',
    brand: null,
    marketingCode: '',
    mainImage: null,
  },
  variant: { id, name: '', isDefault: true },
  shoppable: {
    ...{ id, name: `P${id}`, marketingCode: '', catalogCode: `C${id}`, unit: 'ks', mainImage: null, warehouses: [] },
    availability: {
      ...{ isAvailable: true, availabilityCode: 'stock', stock: 9, checkStock: true, delayDays: 0 },
      ...{ amountMin: 1, amountMax: 9, availability: { text: 'Skladem', color: 'green' } },
    },
  },
})
