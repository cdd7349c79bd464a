/** The polynomial of CRC-32 (RFC 1952, 8), bits reversed: the highest bit is the constant term. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const BYTE_BITS = 8;

/** Product of two polynomials over GF(2), modulo the one above. */
function multiply(left: number, right: number): number {
  let product = 0;
  let shifted = right;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

/** What so many bytes do to the checksum of what stands before them: x to the power of their bits. */
export function crcShift(bytes: number): number {
  let power = 0x40000000;
  let shift = ONE;
  for (let left = bytes * BYTE_BITS; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

/** The CRC-32 of two texts joined, from those of each and the shift of the second: nobody has to read it again. */
export function joinedCrc(first: number, second: number, shiftOfSecond: number): number {
  return (multiply(shiftOfSecond, first) ^ second) >>> 0;
}
