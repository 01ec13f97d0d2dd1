// @vitest-environment happy-dom
/** The camera over the map. */

import { beforeEach, expect, test } from "vitest";
import { Camera } from "../../../src/games/inca_empire/camera.svelte";

const SIZE = { width: 1000, height: 500 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  [camera.wide, camera.high] = [1012, 700];
  camera.open(SIZE, { x: 500, y: 250 }, false);
});

test("shows the whole map first", () => {
  expect(camera.scale).toBe(1);
  expect(camera.box).toBe("-6 -100 1012 700");
});

test("what is under the pointer stays there", () => {
  const held = camera.at(300, 320);
  camera.closer(2, 300, 320);
  expect(camera.scale).toBe(2);
  expect(camera.at(300, 320)).toEqual(held);
  expect(camera.pixel(held)).toEqual({ x: 300, y: 320 });
});

test("neither the map nor the last detail is lost", () => {
  camera.move(5000, 5000);
  expect(camera.at(506, 350)).toEqual({ x: 0, y: 0 });
  for (let step = 0; step < 40; step++) camera.closer(2);
  expect(camera.scale).toBe(4.5);
  for (let step = 0; step < 40; step++) camera.closer(0.5);
  expect(camera.scale).toBeGreaterThan(0.7);
});

test("what was moved stays as a window grows, until everything is wanted again", () => {
  camera.closer(2);
  camera.wide = 2000;
  camera.open(SIZE, { x: 500, y: 250 }, false);
  expect(camera.scale).toBe(2);
  camera.whole();
  expect(camera.scale).toBeCloseTo(700 / 512);
});

test("a tall map begins as wide as the screen, around the capital", () => {
  [camera.wide, camera.high] = [390, 320];
  camera.open({ width: 484, height: 1042 }, { x: 250, y: 400 }, true);
  expect(camera.scale).toBeCloseTo(390 / 496);
  expect(camera.at(195, 160)).toEqual({ x: 250, y: 400 });
});

test("what keys come to is brought into sight", () => {
  camera.closer(4, 0, 350);
  const spot = { x: 900, y: 250 };
  expect(camera.pixel(spot).x).toBeGreaterThan(1012);
  camera.show(spot);
  expect(camera.pixel(spot).x).toBeCloseTo(1012 - 40);
  const before = camera.box;
  camera.show(spot);
  expect(camera.box).toBe(before);
});
