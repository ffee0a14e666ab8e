"""Renders stills that are named on standard input, one job in JSON per line. Runs inside Blender."""

import array
import json
import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import rooms  # noqa: E402

# Blender's z is up
TURN = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def matrix(numbers):
    return Matrix([numbers[row::4] for row in range(4)])


# radius of the floor that catches shadows; the object fits a unit sphere
REACH = 1.5


class Nodes:
    """Short words for building node trees."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.set(node, name.replace("_", " "), value)
        return node

    def set(self, node, name, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for at, value in enumerate(values):
            self.set(node, at, value)
        return node.outputs[0]

    def vector(self, operation, *values):
        node = self.tree.nodes.new("ShaderNodeVectorMath")
        node.operation = operation
        for at, value in enumerate(values):
            if operation == "SCALE" and at == 1:
                self.set(node, "Scale", value)
            else:
                self.set(node, at, value)
        return node.outputs[0]

    def noise(self, place, frequency, detail=0.0):
        node = self.add("ShaderNodeTexNoise", Scale=frequency, Detail=detail, Vector=place)
        return node.outputs["Fac"], node.outputs["Color"]

    def times(self, colour, factor):
        return self.vector("SCALE", colour, factor)


STRETCH = {"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}


def wood(nodes, colour, place):
    """Rings along the grain, as in surface.ts."""
    warp = nodes.noise(place, 0.4, 1)[0]
    q = nodes.vector("ADD", nodes.vector("SCALE", place, 0.55), nodes.vector("SCALE", (2, 2, 2), warp))
    rings = nodes.noise(q, 1, 1)[0]
    wave = nodes.math("SINE", nodes.math("MULTIPLY", rings, 26.0))
    fine = nodes.noise(place, 12, 2)[0]
    tone = nodes.math("ADD", nodes.math("MULTIPLY_ADD", wave, 0.24, 0.27), nodes.math("MULTIPLY", fine, 0.45))
    mix = nodes.tree.nodes.new("ShaderNodeMixRGB")
    nodes.set(mix, "Fac", tone)
    nodes.set(mix, 1, (0.62, 0.52, 0.42, 1))
    nodes.set(mix, 2, (1.12, 1.06, 1, 1))
    return nodes.vector("MULTIPLY", colour, mix.outputs[0])


def material(spec):
    made = bpy.data.materials.new("m")
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    nodes = Nodes(tree)
    wear = spec["wear"]
    grain = wear.get("grain")
    place = nodes.add("ShaderNodeAttribute")
    place.attribute_name = "rest"
    place = place.outputs["Vector"]
    along = nodes.vector("MULTIPLY", place, STRETCH[wear.get("grainAxis") or "x"])
    colour = tuple(spec["colour"])
    if grain == "wood":
        colour = wood(nodes, colour, along)
    elif grain == "fabric":
        colour = nodes.times(colour, nodes.math("MULTIPLY_ADD", nodes.noise(place, 30)[0], 0.4, 0.8))
    elif grain == "spangle":
        cells = nodes.add("ShaderNodeTexVoronoi", Vector=place, Scale=0.9)
        one = nodes.add("ShaderNodeSeparateColor", Color=cells.outputs["Color"]).outputs[0]
        colour = nodes.times(colour, nodes.math("MULTIPLY_ADD", one, 0.16, 0.9))
    if isinstance(colour, tuple):
        colour = (*colour, 1)
    nodes.set(shader, "Base Color", colour)
    roughness = spec["roughness"]
    if wear.get("roughnessNoise"):
        noise = nodes.noise(place, wear.get("roughnessScale") or 3)[0]
        amount = wear["roughnessNoise"] * 2
        roughness = nodes.math("MULTIPLY", nodes.math("MULTIPLY_ADD", noise, amount, 1 - amount / 2), roughness)
    if grain in ("brushed", "wood"):
        noise = nodes.noise(along, 30 if grain == "brushed" else 9)[0]
        roughness = nodes.math("MULTIPLY", nodes.math("MULTIPLY_ADD", noise, 0.4, 0.8), roughness)
    nodes.set(shader, "Roughness", roughness)
    # finer than a pixel is left out, unless it is the weave of a fabric
    bumps = [(s, f, place) for s, f in wear.get("bump") or [] if f <= 12 or s > 0.2]
    if grain == "brushed":
        bumps.append((0.06, 40, along))
    if bumps:
        normal = nodes.add("ShaderNodeNewGeometry").outputs["Normal"]
        for strength, frequency, where in bumps:
            offset = nodes.vector("SUBTRACT", nodes.noise(where, frequency)[1], (0.5, 0.5, 0.5))
            normal = nodes.vector("ADD", normal, nodes.vector("SCALE", offset, strength))
        nodes.set(shader, "Normal", nodes.vector("NORMALIZE", normal))
    nodes.set(shader, "Metallic", spec["metalness"])
    nodes.set(shader, "Specular", ((spec["ior"] - 1) / (spec["ior"] + 1)) ** 2 / 0.08)
    nodes.set(shader, "IOR", spec["ior"])
    nodes.set(shader, "Clearcoat", spec["clearcoat"])
    nodes.set(shader, "Clearcoat Roughness", spec["clearcoatRoughness"])
    nodes.set(shader, "Transmission", spec["transmission"])
    nodes.set(shader, "Alpha", spec["opacity"])
    nodes.set(shader, "Emission", (*spec["emissive"], 1))
    # lamps keep their brightness whatever the light of the room is
    nodes.set(shader, "Emission Strength", spec["emissiveIntensity"])
    return made


def read(file, kind, count):
    numbers = array.array(kind)
    numbers.fromfile(file, count)
    return numbers


def mesh(mass, file):
    vertices, triangles = mass["vertices"], mass["triangles"]
    positions, rest = read(file, "f", vertices * 3), read(file, "f", vertices * 3)
    indices = read(file, "I", triangles * 3)
    made = bpy.data.meshes.new("mesh")
    made.vertices.add(vertices)
    made.vertices.foreach_set("co", positions)
    made.loops.add(triangles * 3)
    made.loops.foreach_set("vertex_index", array.array("i", indices))
    made.polygons.add(triangles)
    made.polygons.foreach_set("loop_start", array.array("i", range(0, triangles * 3, 3)))
    made.polygons.foreach_set("loop_total", array.array("i", [3]) * triangles)
    made.polygons.foreach_set("use_smooth", array.array("b", [1]) * triangles)
    made.update(calc_edges=True)
    made.attributes.new("rest", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", rest)
    made.materials.append(material(mass["material"]))
    return made


def world(still, light):
    room = bpy.data.worlds.new("room")
    room.use_nodes = True
    with open(light["file"], "rb") as file:
        texels = read(file, "f", light["width"] * light["height"] * 4)
    image = bpy.data.images.new("light", light["width"], light["height"], float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(texels)
    image.pack()
    nodes = Nodes(room.node_tree)
    texture = nodes.add("ShaderNodeTexEnvironment")
    texture.image = image
    background = room.node_tree.nodes["Background"]
    nodes.set(background, "Color", texture.outputs["Color"])
    nodes.set(background, "Strength", still["exposure"])
    room.cycles.sampling_method = "MANUAL"
    room.cycles.sample_map_resolution = 512
    bpy.context.scene.world = room


def floor(still):
    made = bpy.data.meshes.new("floor")
    rim = [(REACH * math.cos(turn * math.pi / 24), REACH * math.sin(turn * math.pi / 24), 0) for turn in range(48)]
    made.from_pydata(rim, [], [tuple(range(48))])
    plane = bpy.data.objects.new("floor", made)
    plane.is_shadow_catcher = True
    plane.visible_glossy = False
    plane.visible_diffuse = False
    bpy.context.collection.objects.link(plane)


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y = job["width"], job["height"]
    render.film_transparent = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "32"
    render.image_settings.exr_codec = "NONE"
    bpy.context.view_layer.cycles.denoising_store_passes = True
    render.dither_intensity = 0
    render.filepath = job["out"]
    render.use_compositing = render.use_sequencer = False
    render.threads_mode = "FIXED"
    render.threads = job["threads"]
    scene.view_settings.view_transform = "Raw"
    cycles.device = "CPU"
    cycles.samples = job["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = job["threshold"]
    cycles.adaptive_min_samples = 4
    cycles.use_denoising = False
    cycles.seed = 7
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1
    cycles.sample_clamp_direct = 8
    cycles.sample_clamp_indirect = 2
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"


def take(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    settings(job)
    with open(job["json"]) as file:
        still = json.load(file)
    room = still.get("room")
    if room:
        rooms.settings()
        rooms.lit(room)
    else:
        world(still, job["light"])
    with open(job["buffer"], "rb") as file:
        for mass in still["masses"]:
            made = bpy.data.objects.new("part", mesh(mass, file))
            wear = mass["material"]["wear"]
            if wear.get("outside") or wear.get("mirrored"):
                made.visible_shadow = made.visible_diffuse = False
            if wear.get("mirrored"):
                made.visible_camera = False
            made.matrix_world = TURN if room else TURN @ matrix(still["object"])
            bpy.context.collection.objects.link(made)
    if not room and still["floor"]:
        floor(still)
    lens = bpy.data.cameras.new("camera")
    lens.angle = still["angle"]
    lens.clip_start, lens.clip_end = (1, 5000) if room else (0.1, 200)
    camera = bpy.data.objects.new("camera", lens)
    camera.matrix_world = TURN @ matrix(still["camera"])
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.ops.render.render(write_still=True)


for line in sys.stdin:
    job = json.loads(line)
    try:
        take(job)
        print("taken " + job["name"], flush=True)
    except Exception as error:
        print("failed " + job["name"] + " " + repr(error), flush=True)
